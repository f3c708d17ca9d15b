"""Check of tokens: a cluster without one lets everybody run code on its nodes."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from moguls.errors import UsageError

SECONDS: Final = 10.0  # within which the cluster must answer


def refuse_unusable_cluster(address: str) -> None:
    """Refuse a cluster that answers a request without a token, or none with this server's.

    Raises:
        UsageError: it does, or it does not answer at all.
    """
    host = address.removeprefix("ray://")
    if _accepts(import_module("grpc").insecure_channel(host)):
        msg = "it accepts requests without a token; start all nodes with RAY_AUTH_MODE=token"
        raise UsageError(msg)
    # Ray itself would try for half a minute, and then report a timeout.
    if not _accepts(import_module("ray._private.grpc_utils").init_grpc_channel(host)):
        msg = "it refuses this server's token; RAY_AUTH_TOKEN, or the file at RAY_AUTH_TOKEN_PATH,"
        msg += " must be the same here and on all nodes"
        raise UsageError(msg)


def _accepts(channel: Any) -> bool:
    """Return whether a cluster answers a request, which may have a token; close the channel.

    Raises:
        UsageError: nothing answers, or something else does.
    """
    grpc: Any = import_module("grpc")
    import_module("ray")
    messages: Any = import_module("ray.core.generated.ray_client_pb2")
    stubs: Any = import_module("ray.core.generated.ray_client_pb2_grpc")
    request = messages.ClusterInfoRequest(type=messages.ClusterInfoType.PING)
    with channel:
        try:
            stub = stubs.RayletDriverStub(channel)
            stub.ClusterInfo(request, timeout=SECONDS, wait_for_ready=True)
        except grpc.RpcError as error:
            if error.code() == grpc.StatusCode.UNAUTHENTICATED:
                return False
            is_silent = error.code() in (
                grpc.StatusCode.DEADLINE_EXCEEDED,
                grpc.StatusCode.UNAVAILABLE,
            )
            msg = "nothing answers there" if is_silent else "it is not the Ray client port"
            raise UsageError(msg) from error
    return True
