import type { Kit } from "@alidade/core"
import type { CheckedChallenge } from "../challenge/check.js"
import type { CheckedContractChallenge } from "../challenge/check-contract.js"
import type { ClientDomain } from "./client-domain.js"
import type { SignInServer } from "./find-server.js"

/** Options of `signIn`. */
export interface SignInOptions {
  /** A kit that is connected to a wallet. */
  kit: Pick<Kit, "getState" | "signTransaction" | "signAuthEntry">
  /** The origin of the home domain (`https://example.org`), or what its `stellar.toml` says if it is known. */
  server: string | SignInServer
  /**
   * The account that signs in; by default the connected address. `G…` or `M…` of the connected account, or a contract
   * account (`C…`) that the connected account is a signer of.
   */
  account?: string
  /** A number in decimal that tells users of one account apart. Not with `M…` or `C…`. */
  memo?: string
  /** Also proves to the server which app asks. The server may ignore it. */
  clientDomain?: ClientDomain
  /**
   * Only for a contract account: signs its base64 `SorobanAuthorizationEntry` in place of the kit, and returns the whole
   * entry. For accounts whose signature has a form of its own, such as a passkey's, that need several signers, or none.
   */
  signEntry?(entry: string, networkPassphrase: string): Promise<string>
  signal?: AbortSignal
}

/** Result of `signIn`. */
export interface SignInResult {
  /** The server's token, usually a JWT. Send it as `Authorization: Bearer …`; nothing of it is checked here. */
  token: string
  /** What was checked and signed. */
  challenge: CheckedChallenge | CheckedContractChallenge
}

/** What a sign-in has found out at its start. */
export interface SignInStart {
  account: string
  networkPassphrase: string
  server: SignInServer
}
