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

/** How Albedo's intents are set up. */
export interface AlbedoIntentsOptions {
  /** The address of Albedo's site. */
  url?: string
  /** Called when Albedo speaks a newer protocol than this package, with its version: the package wants an update. */
  onNewer?: (protocol: number) => void
  /** Checks signatures where the browser cannot: `() => import("@noble/ed25519")`. */
  ed25519?: Ed25519Fallback
}

/** Albedo's nine intents, and the sessions in which some are carried out without a question. */
export interface AlbedoIntents {
  /** Asks for an account, which signs a token to prove that it is its own. */
  publicKey(
    params?: IntentParams["public_key"],
    options?: IntentOptions,
  ): Promise<IntentResults["public_key"]>
  /** Asks for the signatures of a text: in Albedo's own form, and by SEP-53. */
  signMessage: AskIntent<"sign_message">
  /** Asks to sign a transaction, and to submit it where `submit` says so. */
  tx: AskIntent<"tx">
  /** Asks for a payment, which Albedo builds; it makes the destination's account where there is none. */
  pay: AskIntent<"pay">
  /** Asks for a trustline. */
  trust: AskIntent<"trust">
  /** Asks to buy an asset for another. The Albedo of today fails at it, code -1. */
  exchange: AskIntent<"exchange">
  /** Asks for a session in which intents are carried out without a question. It is kept for this tab. */
  implicitFlow: AskIntent<"implicit_flow">
  /** Shows an account's settings, until the person closes them. */
  manageAccount: AskIntent<"manage_account">
  /** Asks to sign several transactions at once. */
  batch: AskIntent<"batch">
  /** The sessions that stand in this tab. */
  listImplicitSessions(): ImplicitSession[]
  /** Whether an intent of this account would be carried out without a question. */
  isImplicitSessionAllowed(intent: IntentName, pubkey: string): boolean
  /** Forgets the session of an account; Albedo itself is not told. */
  forgetImplicitSession(pubkey: string): void
}

/** Albedo's nine intents. Nothing happens until one is called; the conversation is loaded then. */
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
    const asked = { ...prepare(intent, params), intent }
    const options = { onNewer, ed25519, signal }
    const session = confirm ? undefined : sessionFor(asked)
    if (session) {
      return (await import("./conversation.js")).inFrame(asked, session, { ...options, url })
    }
    const open = (ended: AbortSignal) => openWindow(look, confirmPage(url), ended)
    return withWindow(open, { signal }, async (opened) =>
      (await import("./conversation.js")).inWindow(asked, { ...options, opened }),
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
