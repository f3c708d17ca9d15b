/** The server's routes of the account and of signing in. */
import { call } from "../lib/net/api";
import type {
  AccountInfo,
  CreatedRecoveryCode,
  Me,
  PasskeyOptions,
  SignInOffer,
} from "../lib/net/types.gen";

/** What becomes of a guest's games at a sign-in; without games neither is needed. */
export interface Choice {
  bring: boolean;
  leave: boolean;
}

export const account = (): Promise<AccountInfo> => call("GET", "/me/account");
export const dropAccount = (): Promise<unknown> => call("DELETE", "/me/account");
export const makeRecovery = (): Promise<CreatedRecoveryCode> => call("POST", "/me/recovery", {});
export const dropRecovery = (): Promise<AccountInfo> => call("DELETE", "/me/recovery");

export const beginPasskey = (): Promise<PasskeyOptions> => call("POST", "/me/passkeys/options", {});
export const addPasskey = (response: string, name: string): Promise<AccountInfo> =>
  call("POST", "/me/passkeys", { response, name });
export const dropPasskey = (id: string): Promise<AccountInfo> =>
  call("DELETE", `/me/passkeys/${encodeURIComponent(id)}`);

export const askPasskey = (): Promise<PasskeyOptions> =>
  call("POST", "/sign-in/passkey/options", {});
export const tryPasskey = (response: string): Promise<SignInOffer> =>
  call("POST", "/sign-in/passkey", { response });
export const askSignInMail = (address: string): Promise<unknown> =>
  call("POST", "/sign-in/mail", { address });
export const recover = (code: string): Promise<SignInOffer> =>
  call("POST", "/sign-in/recovery", { code });
export const lookAtSignIn = (link: string): Promise<SignInOffer> =>
  call("POST", "/sign-in/look", { link });
export const signIn = (link: string, choice: Choice): Promise<Me> =>
  call("POST", "/sign-in", { link, ...choice });
