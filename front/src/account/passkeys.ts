/** Passkeys in the browser: its own functions, with the server's options as JSON. */

interface Described {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}
interface Options {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
  allowCredentials?: Described[];
}

/** Whether this browser has passkeys. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && window.isSecureContext;

/** Make a passkey; its response as JSON. Raises a DOMException when the reader declines. */
export async function makePasskey(text: string): Promise<string> {
  const options = JSON.parse(text) as Options;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: options.user && { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials?.map(described),
  } as unknown as PublicKeyCredentialCreationOptions;
  return json(await navigator.credentials.create({ publicKey }));
}

/** Sign with a passkey that the reader chooses; the response as JSON. */
export async function usePasskey(text: string): Promise<string> {
  const options = JSON.parse(text) as Options;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: options.allowCredentials?.map(described),
  } as PublicKeyCredentialRequestOptions;
  return json(await navigator.credentials.get({ publicKey }));
}

function described(credential: Described): PublicKeyCredentialDescriptor {
  return { ...credential, id: bytes(credential.id) };
}

function json(found: Credential | null): string {
  const credential = found as PublicKeyCredential;
  const answer = credential.response;
  const response: Record<string, string> = { clientDataJSON: base64(answer.clientDataJSON) };
  if (answer instanceof AuthenticatorAttestationResponse)
    response.attestationObject = base64(answer.attestationObject);
  if (answer instanceof AuthenticatorAssertionResponse) {
    response.authenticatorData = base64(answer.authenticatorData);
    response.signature = base64(answer.signature);
    if (answer.userHandle) response.userHandle = base64(answer.userHandle);
  }
  const { id, type } = credential;
  return JSON.stringify({ id, rawId: base64(credential.rawId), type, response });
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function base64(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
