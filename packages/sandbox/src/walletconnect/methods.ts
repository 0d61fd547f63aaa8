import type { SandboxNetwork } from "../config.js"
import type { Brain } from "../wallet/brain.js"
import { signingKey } from "../wallet/signing-key.js"
import type { Verdict } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { accountName, chainOf } from "./chains.js"
import { type Outcome, type RpcError, refuse, speaksDraft } from "./dialect.js"
import { LONGEST_MESSAGE } from "./quirks.js"

/** A request as it came over a session. */
export interface Request {
  readonly method: string
  /** From the app: nothing about it is certain. */
  readonly params: unknown
  /** CAIP-2 */
  readonly chain: string
  /** The session's account on that chain. */
  readonly account: string
  /** Host name of the app's page, as the app gives it. */
  readonly host: string
}

/** The methods that a phone can grant. */
export const phoneMethods = [
  "stellar_signXDR",
  "stellar_signAndSubmitXDR",
  "stellar_signMessage",
  "stellar_signAuthEntry",
] as const

/** The phone's answer to a request, in its dialect; null for silence. */
export async function answer(brain: Brain, request: Request): Promise<Outcome | null> {
  const method = methods.get(request.method)
  if (!method) return refuse(brain, "unsupported")
  const network = networkFor(brain, request.chain)
  if (!network) return refuse(brain, "network")
  const { params } = request
  const fields = typeof params === "object" && params !== null ? { ...params } : {}
  try {
    return await method({ brain, request, network, fields })
  } catch {
    return refuse(brain, "invalid")
  }
}

/** Freighter Mobile signs for the network alone to which it is set; the draft for that of the request. */
function networkFor(brain: Brain, chain: string): SandboxNetwork | undefined {
  const network = brain.networks.find((known) => chainOf(known) === chain)
  const isMeant = speaksDraft(brain) || network?.id === brain.getState().network
  return isMeant ? network : undefined
}

interface Asking {
  readonly brain: Brain
  readonly request: Request
  readonly network: SandboxNetwork
  readonly fields: Readonly<Record<string, unknown>>
}

type Method = (asking: Asking) => Promise<Outcome | null>

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    "stellar_signXDR",
    (asking) =>
      signEnvelope(asking, async (signedXDR, signer) => ({
        result: { signedXDR, ...(speaksDraft(asking.brain) && { signerAddress: signer }) },
      })),
  ],
  ["stellar_signAndSubmitXDR", (asking) => signEnvelope(asking, (xdr) => submit(asking, xdr))],
  ["stellar_signMessage", signMessage],
  ["stellar_signAuthEntry", signAuthEntry],
])

async function signEnvelope(
  asking: Asking,
  outcome: (signedXDR: string, signer: string) => Promise<Outcome>,
): Promise<Outcome | null> {
  const { brain, fields, network } = asking
  const { xdr } = fields
  const { isTransaction } = await import("../wallet/sign.js")
  if (typeof xdr !== "string" || !isTransaction(xdr, network.passphrase))
    return refuse(brain, "invalid")
  const decided = await ask(asking, "transaction", xdr)
  if (!decided || "error" in decided) return decided
  const { fulfil } = await import("../wallet/fulfil.js")
  const signable = { kind: "transaction", payload: xdr, passphrase: network.passphrase } as const
  return outcome(fulfil(signable, decided.key.seed, decided.isAltered), decided.signer)
}

/** WC2: the draft tells whether it was included only to those who wait for it. */
async function submit({ brain, fields, network }: Asking, signedXDR: string): Promise<Outcome> {
  const isDraft = speaksDraft(brain)
  const { submit } = await import("./submit.js")
  if (brain.getState().quirks["WC2-pending"] && !isDraft) return { result: { status: "pending" } }
  try {
    const { hash, successful } = await submit(signedXDR, network)
    if (!isDraft) return { result: { status: "success" } }
    const inclusion = fields.waitForInclusion === true && { successful }
    return { result: { tx_hash: hash, signedXDR, ...inclusion } }
  } catch {
    return refuse(brain, "not-submitted")
  }
}

async function signMessage(asking: Asking): Promise<Outcome | null> {
  const { brain, fields } = asking
  const { message, messageEncoding = "utf-8" } = fields
  const isDraft = speaksDraft(brain)
  if (typeof message !== "string" || !["utf-8", "base64"].includes(String(messageEncoding)))
    return refuse(brain, "invalid")
  const isBase64 = isDraft && messageEncoding === "base64"
  const { base64, signMessage: sign } = await import("../wallet/sign.js")
  const bytes = isBase64 ? bytesOf(message) : new TextEncoder().encode(message)
  if (brain.getState().quirks["WC2-limit"] && bytes.length > LONGEST_MESSAGE)
    return refuse(brain, "too-long")
  const decided = await ask(asking, "message", message)
  if (!decided || "error" in decided) return decided
  // A lying wallet adds a blank.
  const signed = decided.isAltered ? Uint8Array.of(...bytes, 0x20) : bytes
  const signature = base64(sign(signed, decided.key.seed))
  return { result: { signature, ...(isDraft && { signerAddress: decided.signer }) } }
}

/** WC2: Freighter Mobile signs a preimage of either type, the draft a whole entry with credentials of version 1. */
async function signAuthEntry(asking: Asking): Promise<Outcome | null> {
  return speaksDraft(asking.brain) ? signWholeEntry(asking) : signPreimage(asking)
}

async function signPreimage(asking: Asking): Promise<Outcome | null> {
  const { brain, fields, network, request } = asking
  const { networkId, readPreimage } = await import("../wallet/sign.js")
  const { entryXdr } = fields
  if (typeof entryXdr !== "string") return refuse(brain, "invalid")
  const facts = readPreimage(entryXdr)
  if (facts.networkId !== networkId(network.passphrase)) return refuse(brain, "network")
  const isKnown = brain.getState().authEntry.includes(facts.version)
  if (!isKnown || (facts.address ?? request.account) !== request.account)
    return refuse(brain, "invalid")
  const decided = await ask(asking, "auth-entry", entryXdr)
  if (!decided || "error" in decided) return decided
  const { fulfil } = await import("../wallet/fulfil.js")
  const signable = {
    kind: "auth-entry",
    payload: entryXdr,
    passphrase: network.passphrase,
  } as const
  const signedAuthEntry = fulfil(signable, decided.key.seed, decided.isAltered)
  return { result: { signedAuthEntry, signerAddress: decided.key.address } }
}

async function signWholeEntry(asking: Asking): Promise<Outcome | null> {
  const { brain, fields, network, request } = asking
  const { readEntry, signEntry } = await import("./entry.js")
  if (typeof fields.authEntry !== "string") return refuse(brain, "invalid")
  const whole = readEntry(fields.authEntry, network.passphrase)
  if (whole.address !== request.account) return refuse(brain, "invalid")
  const decided = await ask(asking, "auth-entry", whole.preimage)
  if (!decided || "error" in decided) return decided
  const { key, isAltered, signer } = decided
  const signedAuthEntry = await signEntry(whole, network.passphrase, key, isAltered)
  return { result: { signedAuthEntry, signerAddress: signer } }
}

interface Decided {
  readonly key: ReturnType<typeof signingKey>
  /** CAIP-10 */
  readonly signer: string
  readonly isAltered: boolean
}

/** Asks the person: who signs and how, or the refusal, or null when the phone went away. */
async function ask(
  { brain, network, request }: Asking,
  kind: "transaction" | "message" | "auth-entry",
  payload: string,
): Promise<Decided | { error: RpcError } | null> {
  const { account, chain, host } = request
  const as = { account, network: network.id }
  const { passphrase } = network
  const verdict: Verdict | null = await brain.ask({ kind, payload, passphrase, host, as })
  if (!verdict) return null
  if (!approves(verdict)) return refuse(brain, "rejected")
  const key = signingKey(brain, account, verdict === "wrong-signer")
  return { key, signer: accountName(chain, key.address), isAltered: verdict === "alter" }
}

/** Base64 as bytes. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
