"""Check that a cluster requires a token: one without lets everybody run code on its nodes."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from moguls.errors import UsageError

SECONDS: Final = 10.0  # within which the cluster must answer


def refuse_open_cluster(address: str) -> None:
    """Refuse a cluster that answers a request without a token.

    Raises:
        UsageError: it does, or it does not answer at all.
    """
    grpc: Any = import_module("grpc")
    import_module("ray")
    messages: Any = import_module("ray.core.generated.ray_client_pb2")
    stubs: Any = import_module("ray.core.generated.ray_client_pb2_grpc")
    request = messages.ClusterInfoRequest(type=messages.ClusterInfoType.PING)
    with grpc.insecure_channel(address.removeprefix("ray://")) as channel:
        stub = stubs.RayletDriverStub(channel)
        try:
            stub.ClusterInfo(request, timeout=SECONDS, wait_for_ready=True)
        except grpc.RpcError as error:
            if error.code() == grpc.StatusCode.UNAUTHENTICATED:
                return
            if error.code() in {grpc.StatusCode.DEADLINE_EXCEEDED, grpc.StatusCode.UNAVAILABLE}:
                msg = "nothing answers there"
                raise UsageError(msg) from error
    msg = "it accepts requests without a token; start all nodes with RAY_AUTH_MODE=token"
    raise UsageError(msg)
