import type { SandboxNetwork } from "../config.js"
import { bytesOf } from "../wallet/bytes.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import type { SandboxAccount } from "../wallet/keys.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { signApproved, signingKey } from "../wallet/signing.js"
import { approves } from "../wallet/verdicts.js"
import { accountName, chainOf } from "./chains.js"
import { type Outcome, refuse, usesDraft } from "./dialect.js"
import { LONGEST_MESSAGE } from "./quirks.js"

/** A request over a session. */
export interface Request {
  readonly method: string
  /** From the app, unchecked. */
  readonly params: unknown
  /** CAIP-2 */
  readonly chain: string
  /** The session's account on that chain. */
  readonly account: string
  /** Host name of the app's page, as reported by the app. */
  readonly host: string
}

/** The methods that a phone can grant. */
export const phoneMethods = [
  "stellar_signXDR",
  "stellar_signAndSubmitXDR",
  "stellar_signMessage",
  "stellar_signAuthEntry",
] as const

/** The phone's reply to a request, in its dialect; null to stay silent. */
export async function answer(model: WalletModel, request: Request): Promise<Outcome | null> {
  const method = methods.get(request.method)
  if (!method) return refuse(model, "unsupported")
  const network = networkFor(model, request.chain)
  if (!network) return refuse(model, "network")
  const fields = fieldsOf(request.params)
  try {
    return await method({ model, request, network, fields })
  } catch {
    return refuse(model, "invalid")
  }
}

/** Freighter Mobile signs only for its current network, the draft for the request's network. */
function networkFor(model: WalletModel, chain: string): SandboxNetwork | undefined {
  const network = model.networks.find((known) => chainOf(known) === chain)
  const isSelected = usesDraft(model) || network?.id === model.getState().network
  return isSelected ? network : undefined
}

interface PendingRequest {
  readonly model: WalletModel
  readonly request: Request
  readonly network: SandboxNetwork
  readonly fields: Fields
}

type Method = (pending: PendingRequest) => Promise<Outcome | null>

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    "stellar_signXDR",
    (pending) =>
      signEnvelope(pending, async (signedXDR, signer) => ({
        result: { signedXDR, ...(usesDraft(pending.model) && { signerAddress: signer }) },
      })),
  ],
  ["stellar_signAndSubmitXDR", (pending) => signEnvelope(pending, (xdr) => submit(pending, xdr))],
  ["stellar_signMessage", signMessage],
  ["stellar_signAuthEntry", signAuthEntry],
])

async function signEnvelope(
  pending: PendingRequest,
  outcome: (signedXDR: string, signer: string) => Promise<Outcome>,
): Promise<Outcome | null> {
  const { model, fields, network } = pending
  const { xdr } = fields
  const { isTransaction } = await import("../wallet/sign.js")
  if (typeof xdr !== "string" || !isTransaction(xdr, network.passphrase))
    return refuse(model, "invalid")
  return decide(pending, "transaction", xdr, async ({ sign, signer }) =>
    outcome(await sign(), signer),
  )
}

/** WC2: the draft reports inclusion only if the app asked to wait for it. */
async function submit(
  { model, fields, network }: PendingRequest,
  signedXDR: string,
): Promise<Outcome> {
  const isDraft = usesDraft(model)
  const { submit } = await import("./submit.js")
  if (model.getState().quirks["WC2-pending"] && !isDraft) return { result: { status: "pending" } }
  try {
    const { hash, successful } = await submit(signedXDR, network)
    if (!isDraft) return { result: { status: "success" } }
    const inclusion = fields.waitForInclusion === true && { successful }
    return { result: { tx_hash: hash, signedXDR, ...inclusion } }
  } catch {
    return refuse(model, "not-submitted")
  }
}

async function signMessage(pending: PendingRequest): Promise<Outcome | null> {
  const { model, fields } = pending
  const { message, messageEncoding = "utf-8" } = fields
  const isDraft = usesDraft(model)
  if (typeof message !== "string" || !["utf-8", "base64"].includes(String(messageEncoding)))
    return refuse(model, "invalid")
  const isBase64 = isDraft && messageEncoding === "base64"
  const { base64, signMessage: sign } = await import("../wallet/sign.js")
  const bytes = isBase64 ? bytesOf(message) : new TextEncoder().encode(message)
  if (model.getState().quirks["WC2-limit"] && bytes.length > LONGEST_MESSAGE)
    return refuse(model, "too-long")
  return decide(pending, "message", message, async ({ key, isAltered, signer }) => {
    // A dishonest wallet appends a space.
    const signed = isAltered ? Uint8Array.of(...bytes, 0x20) : bytes
    const signature = base64(sign(signed, key.seed))
    return { result: { signature, ...(isDraft && { signerAddress: signer }) } }
  })
}

/** WC2: Freighter Mobile signs a preimage of either type; the draft signs a whole entry with version 1 credentials. */
async function signAuthEntry(pending: PendingRequest): Promise<Outcome | null> {
  return usesDraft(pending.model) ? signWholeEntry(pending) : signPreimage(pending)
}

async function signPreimage(pending: PendingRequest): Promise<Outcome | null> {
  const { model, fields, network, request } = pending
  const { networkId, readPreimage } = await import("../wallet/sign.js")
  const { entryXdr } = fields
  if (typeof entryXdr !== "string") return refuse(model, "invalid")
  const facts = readPreimage(entryXdr)
  if (facts.networkId !== networkId(network.passphrase)) return refuse(model, "network")
  const isKnown = model.getState().authEntry.includes(facts.version)
  if (!isKnown || (facts.address ?? request.account) !== request.account)
    return refuse(model, "invalid")
  return decide(pending, "auth-entry", entryXdr, async ({ sign, key }) => ({
    result: { signedAuthEntry: await sign(), signerAddress: key.address },
  }))
}

async function signWholeEntry(pending: PendingRequest): Promise<Outcome | null> {
  const { model, fields, network, request } = pending
  const { readEntry, signEntry } = await import("./entry.js")
  if (typeof fields.authEntry !== "string") return refuse(model, "invalid")
  const entry = readEntry(fields.authEntry, network.passphrase)
  if (entry.address !== request.account) return refuse(model, "invalid")
  return decide(pending, "auth-entry", entry.preimage, async ({ key, isAltered, signer }) => {
    const signedAuthEntry = await signEntry(entry, network.passphrase, key, isAltered)
    return { result: { signedAuthEntry, signerAddress: signer } }
  })
}

interface Approval {
  readonly key: SandboxAccount
  /** CAIP-10 */
  readonly signer: string
  readonly isAltered: boolean
  /** Signs as `signRequest` does. */
  sign(): Promise<string>
}

/** Asks the person. Returns the approved outcome, a refusal, or null if the phone was removed. */
async function decide(
  { model, network, request }: PendingRequest,
  kind: Signable["kind"],
  payload: string,
  execute: (approval: Approval) => Promise<Outcome>,
): Promise<Outcome | null> {
  const { account, chain, host } = request
  const signable = { kind, payload, passphrase: network.passphrase }
  const verdict = await model.ask({ ...signable, host, as: { account, network: network.id } })
  if (!verdict) return null
  if (!approves(verdict)) return refuse(model, "rejected")
  const key = signingKey(model, account, verdict === "wrong-signer")
  return execute({
    key,
    signer: accountName(chain, key.address),
    isAltered: verdict === "alter",
    sign: async () => (await signApproved(model, signable, account, verdict)).signed,
  })
}
