import { isHostConnected, keepConnection } from "../wallet/connections.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { canSign, signApproved } from "../wallet/signing.js"
import { approves } from "../wallet/verdicts.js"

/** What a page asks of a wallet whose own rules are not published. Each wallet words and forms the outcomes. */

/** Why a wallet refuses. */
export type Refusal = "declined" | "noAccess" | "invalid" | "internal"

/** The outcome of a request; null if the wallet was removed meanwhile. */
export type Outcome<Result> = { readonly result: Result } | { readonly refused: Refusal } | null

/** Gives a host the active account. Asks the person if the host has no access, or the wallet is locked. */
export async function requestAccess(model: WalletModel, host: string): Promise<Outcome<string>> {
  const { locked, account } = model.getState()
  if (!locked && isHostConnected(model, host)) return { result: account }
  return askAccess(model, host)
}

/** Asks the person to give a host the active account. */
export async function askAccess(model: WalletModel, host: string): Promise<Outcome<string>> {
  const { passphrase } = model.network()
  const verdict = await model.ask({ kind: "connect", payload: "", host, passphrase })
  if (!verdict) return null
  if (!approves(verdict)) return { refused: "declined" }
  keepConnection(model, host)
  return { result: model.getState().account }
}

/** What a page wants to have signed. Only the kind is checked. */
export interface SignatureRequest {
  readonly kind: Signable["kind"]
  readonly payload: unknown
  /** By default the wallet's own network. */
  readonly networkPassphrase?: unknown
  /** By default the active account. */
  readonly address?: unknown
}

/** What was signed, as base64, and who signed. */
export interface Signature {
  readonly signed: string
  readonly signer: string
}

/** CA3, FO3: the screen of those who must approve after the person. */
const approvers = {
  title: "Waiting for approval",
  text: "Other people must approve this request. The buttons here stand for those of the approvers.",
} as const

/**
 * Signs for a host that has access, with an account and for a network that the wallet has.
 *
 * @param hasApprovers whether others must approve after the person
 */
export async function sign(
  model: WalletModel,
  { kind, payload, networkPassphrase, address }: SignatureRequest,
  host: string,
  hasApprovers: boolean = false,
): Promise<Outcome<Signature>> {
  if (!isHostConnected(model, host)) return { refused: "noAccess" }
  const [passphrase, account] = [
    networkPassphrase || model.network().passphrase,
    address || model.getState().account,
  ]
  const network = model.networks.find((known) => known.passphrase === passphrase)
  const isKnown = model.accounts.some((known) => known.address === account)
  if (typeof payload !== "string" || typeof account !== "string" || !network || !isKnown)
    return { refused: "invalid" }
  const signable: Signable = { kind, payload, passphrase: network.passphrase }
  if (!(await canSign(model, signable, account, { ownNetwork: true })))
    return { refused: "invalid" }

  const request = { ...signable, host, as: { account, network: network.id } }
  const verdict = await model.ask(request)
  if (!verdict) return null
  if (!approves(verdict)) return { refused: "declined" }
  if (hasApprovers) {
    const approval = await model.ask({ ...request, elsewhere: approvers })
    if (!approval) return null
    if (!approves(approval)) return { refused: "declined" }
  }
  return { result: await signApproved(model, signable, account, verdict) }
}

/** Makes an exception an internal error, and reads the result if there is one. */
export async function settle<From, To>(
  request: Promise<Outcome<From>>,
  read: (result: From) => To | Promise<To>,
): Promise<Outcome<To>> {
  try {
    const outcome = await request
    return outcome && "result" in outcome ? { result: await read(outcome.result) } : outcome
  } catch {
    return { refused: "internal" }
  }
}
