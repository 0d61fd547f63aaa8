import type { Brain } from "../wallet/brain.js"
import { signingKey } from "../wallet/signing-key.js"
import type { Asked } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { type Method, methods, resultOf } from "./methods.js"
import type { HotRequest, HotResponse } from "./wire.js"

/** How a request ends: answered, or its window closed. Null when the wallet went away. */
export type Outcome = HotResponse | "closed" | null

/** What the wallet says when it refuses. */
export const refusals = {
  unsupported: "This method is not supported.",
  unknownAccount: "This account is not in the wallet.",
  unreadable: "What is to be signed cannot be read, or is not for this network and account.",
  rejected: "The request was rejected.",
} as const

/** Does what a page of a host asks for, when the wallet's person approves. Its network is always Public. */
export async function perform(
  brain: Brain,
  { method, request }: Pick<HotRequest, "method" | "request">,
  host: string,
): Promise<Outcome> {
  if (!isMethod(method)) return refuse("unsupported")
  const { kind, field } = methods[method]
  const payload = field ? request[field] : ""
  const account = request.accountToSign ?? brain.getState().account
  if (!brain.accounts.some(({ address }) => address === account)) return refuse("unknownAccount")
  const { id: network, passphrase } = brain.network()
  const as = { account: String(account), network }
  if (typeof payload !== "string") return refuse("unreadable")
  const asked: Asked = { kind, payload, passphrase, host, ...(field && { as }) }
  if (!(await canSign(brain, asked, as.account))) return refuse("unreadable")

  const verdict = await brain.ask(asked)
  if (!verdict) return null
  if (verdict === "close") return "closed"
  if (!approves(verdict)) return refuse("rejected")
  // A connection is to whichever account is active when it is approved.
  const signer = signingKey(brain, field ? as.account : undefined, verdict === "wrong-signer")
  return {
    success: true,
    payload: await resultOf(method, asked, signer, verdict === "alter"),
  }
}

function isMethod(method: string): method is Method {
  return Object.hasOwn(methods, method)
}

function refuse(reason: keyof typeof refusals): HotResponse {
  return { success: false, payload: refusals[reason] }
}

/** An entry must be of a type that the wallet knows, for its network, and not bound to another account. */
async function canSign(
  brain: Brain,
  { kind, payload, passphrase }: Asked,
  signer: string,
): Promise<boolean> {
  if (kind !== "transaction" && kind !== "auth-entry") return true
  const { isTransaction, networkId, readPreimage } = await import("../wallet/sign.js")
  if (kind === "transaction") return isTransaction(payload, passphrase)
  try {
    const entry = readPreimage(payload)
    return (
      brain.getState().authEntry.includes(entry.version) &&
      entry.networkId === networkId(passphrase) &&
      (entry.address ?? signer) === signer
    )
  } catch {
    return false
  }
}
