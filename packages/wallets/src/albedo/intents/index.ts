import type { Ed25519Fallback } from "@alidade/core"
import { openWindow, randomToken, withWindow } from "../../channel/window.js"
import { confirmPage, look, SITE } from "../site.js"
import { prepare } from "./request.js"
import {
  findSession,
  forgetSession,
  type ImplicitSession,
  keepSession,
  listSessions,
  sessionFor,
} from "./sessions.js"
import type { IntentName } from "./table.js"
import type { AskIntent, IntentOptions, IntentParams, IntentResults } from "./types.js"

export type { AlbedoNetwork } from "../site.js"
export { installStellarLinks, type StellarLink, type StellarLinkHandlers } from "./links.js"
export type { ImplicitSession } from "./sessions.js"
export type { IntentName } from "./table.js"
export type {
  AskIntent,
  BatchedTx,
  BuiltTx,
  Callback,
  ImplicitIntent,
  IntentOptions,
  IntentParams,
  IntentResults,
  SignedTx,
} from "./types.js"

/** Options of `albedoIntents`. */
export interface AlbedoIntentsOptions {
  /** The URL of Albedo's site. */
  url?: string
  /** Called with Albedo's protocol version if it is newer than this package's: the package needs an update. */
  onNewer?: (protocol: number) => void
  /** Verifies signatures in browsers without Ed25519: `() => import("@noble/ed25519")`. */
  ed25519?: Ed25519Fallback
}

/** Albedo's nine intents, and the sessions in which some run without confirmation. */
export interface AlbedoIntents {
  /** Requests an account. The account signs a token to prove ownership. */
  publicKey(
    params?: IntentParams["public_key"],
    options?: IntentOptions,
  ): Promise<IntentResults["public_key"]>
  /** Signs a text in Albedo's own format and per SEP-53. */
  signMessage: AskIntent<"sign_message">
  /** Signs a transaction, and submits it if `submit` is true. */
  tx: AskIntent<"tx">
  /** Makes a payment. Albedo builds the transaction, and creates the destination account if it doesn't exist. */
  pay: AskIntent<"pay">
  /** Creates or changes a trustline. */
  trust: AskIntent<"trust">
  /** Buys one asset with another. Currently Albedo always fails with code -1. */
  exchange: AskIntent<"exchange">
  /** Requests a session in which intents run without confirmation. It is stored for this tab. */
  implicitFlow: AskIntent<"implicit_flow">
  /** Shows an account's settings until the user closes them. */
  manageAccount: AskIntent<"manage_account">
  /** Signs several transactions at once. */
  batch: AskIntent<"batch">
  /** Returns this tab's current sessions. */
  listImplicitSessions(): ImplicitSession[]
  /** Whether an intent for this account would run without confirmation. */
  isImplicitSessionAllowed(intent: IntentName, pubkey: string): boolean
  /** Forgets an account's session in this tab. Albedo is not notified. */
  forgetImplicitSession(pubkey: string): void
}

/** Creates Albedo's nine intents. The first call loads the code that communicates with Albedo. */
export function albedoIntents({
  url = SITE,
  onNewer,
  ed25519,
}: AlbedoIntentsOptions = {}): AlbedoIntents {
  async function ask<N extends IntentName>(
    intent: N,
    params: IntentParams[N],
    { signal, confirm = false }: IntentOptions = {},
  ): Promise<IntentResults[N]> {
    const request = { ...prepare(intent, params), intent }
    const options = { onNewer, ed25519, signal }
    const session = confirm ? undefined : sessionFor(request)
    if (session) {
      return (await import("./conversation.js")).inFrame(request, session, { ...options, url })
    }
    const open = (ended: AbortSignal) => openWindow(look, confirmPage(url), ended)
    return withWindow(open, { signal }, async (opened) =>
      (await import("./conversation.js")).inWindow(request, { ...options, opened }),
    )
  }

  return {
    publicKey: (params, options) =>
      ask("public_key", { ...params, token: params?.token || randomToken() }, options),
    signMessage: (params, options) => ask("sign_message", params, options),
    tx: (params, options) => ask("tx", params, options),
    pay: (params, options) => ask("pay", params, options),
    trust: (params, options) => ask("trust", params, options),
    exchange: (params, options) => ask("exchange", params, options),
    async implicitFlow(params, options) {
      const result = await ask("implicit_flow", params, options)
      if (result.granted) {
        const { session: key, pubkey, grants, valid_until: validUntil } = result
        keepSession({ key, pubkey, grants, validUntil })
      }
      return result
    },
    manageAccount: (params, options) => ask("manage_account", params, options),
    batch: (params, options) => ask("batch", params, options),
    listImplicitSessions: listSessions,
    isImplicitSessionAllowed: (intent, pubkey) => findSession(intent, pubkey) !== undefined,
    forgetImplicitSession: forgetSession,
  }
}
