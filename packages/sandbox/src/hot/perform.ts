import type { WalletModel } from "../wallet/model.js"
import { canSign, signingKey } from "../wallet/signing.js"
import type { WalletRequest } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { type Method, methods, resultOf } from "./methods.js"
import type { HotRequest, HotResponse } from "./wire.js"

/** The result of a request: a response or a closed window. Null if the wallet was removed. */
export type Outcome = HotResponse | "closed" | null

/** The wallet's texts when it refuses. */
export const refusals = {
  unsupported: "This method is not supported.",
  unknownAccount: "This account is not in the wallet.",
  unreadable: "The data to sign is unreadable, or not for this network and account.",
  rejected: "The request was rejected.",
} as const

/** Performs a request of a page on a host after the person approves it. The network is always Public. */
export async function perform(
  model: WalletModel,
  { method, request }: Pick<HotRequest, "method" | "request">,
  host: string,
): Promise<Outcome> {
  if (!isMethod(method)) return refuse("unsupported")
  const { kind, field } = methods[method]
  const payload = field ? request[field] : ""
  const account = request.accountToSign ?? model.getState().account
  if (!model.accounts.some(({ address }) => address === account)) return refuse("unknownAccount")
  const { id: network, passphrase } = model.network()
  const as = { account: String(account), network }
  if (typeof payload !== "string") return refuse("unreadable")
  const walletRequest: WalletRequest = { kind, payload, passphrase, host, ...(field && { as }) }
  if (!(await canSign(model, walletRequest, as.account, { ownNetwork: true })))
    return refuse("unreadable")

  const verdict = await model.ask(walletRequest)
  if (!verdict) return null
  if (verdict === "close") return "closed"
  if (!approves(verdict)) return refuse("rejected")
  // A connection uses the account that is active on approval.
  const signer = signingKey(model, field ? as.account : undefined, verdict === "wrong-signer")
  return {
    success: true,
    payload: await resultOf(method, walletRequest, signer, verdict === "alter"),
  }
}

function isMethod(method: string): method is Method {
  return Object.hasOwn(methods, method)
}

function refuse(reason: keyof typeof refusals): HotResponse {
  return { success: false, payload: refusals[reason] }
}
