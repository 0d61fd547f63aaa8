import {
  type Ed25519Fallback,
  isAddress,
  networks,
  type Verified,
  WalletError,
} from "@alidade/core"
import { concatBytes, decodeHex, encodeBase64 } from "@alidade/core/encoding"
import { own, unreadable } from "../../values.js"
import type { AlbedoNetwork } from "../site.js"
import { readPublicKey, readSignedMessage, readSignedTransaction } from "../wire.js"
import { readSession } from "./sessions.js"
import { type IntentName, type IntentRequest, type IntentResult, intents } from "./table.js"
import type { BuiltTx, IntentResults, SignedTx } from "./types.js"

/** What a result is read with. */
export interface Reading {
  /** What was asked, with the network always named. */
  params: Readonly<Record<string, unknown>>
  ed25519?: Ed25519Fallback
}

type Readers = {
  readonly [N in IntentName]: (
    result: IntentResult,
    reading: Reading,
  ) => IntentResults[N] | Promise<IntentResults[N]>
}

/**
 * Reads the result of an intent, and checks what can be checked of it. Throws `bad-reply` for another shape, and where
 * something else or someone else was signed `altered`, `wrong-account`, `wrong-network` or `bad-signature`.
 */
export async function readResult<N extends IntentName>(
  { intent, params }: IntentRequest & { intent: N },
  result: IntentResult,
  ed25519?: Ed25519Fallback,
): Promise<IntentResults[N]> {
  return readers[intent](result, { params, ed25519 })
}

const readers: Readers = {
  async public_key(result, { params, ed25519 }) {
    const { pubkey, signature } = readPublicKey(result) ?? unreadable("Albedo")
    const signed_message = textOf(result, address(pubkey), params.token)
    const asked = { message: String(params.token), signature, address: pubkey, ed25519 }
    const verified = await known(async () => (await core()).verifyAlbedoMessage(asked))
    return { pubkey, signed_message, signature, verified }
  },

  async sign_message(result, { params, ed25519 }) {
    const { signer, older, sep53 } = readSignedMessage(result) ?? unreadable("Albedo")
    const pubkey = signedBy(address(signer), params.pubkey)
    const signed_message = textOf(result, pubkey, params.message)
    const asked = { message: String(params.message), address: pubkey, ed25519 }
    const signedMessage = sep53 && encodeBase64(decodeHex(sep53))
    const verified = await known(async () => {
      const { verifyAlbedoMessage, verifyMessage } = await core()
      const found = await verifyAlbedoMessage({ ...asked, signature: older })
      return signedMessage ? verifyMessage({ ...asked, signature: signedMessage }) : found
    })
    const signed = { pubkey, signed_message, message_signature: older, verified }
    return signedMessage ? { ...signed, signedMessage } : signed
  },

  tx: (result, reading) => readSigned(result, reading, String(reading.params.xdr)),
  pay: readBuilt,
  trust: readBuilt,
  exchange: readBuilt,

  implicit_flow(result, { params }) {
    if (result.granted === false) return { granted: false }
    const session = result.granted === true ? readSession(result) : undefined
    if (!session) return unreadable("Albedo")
    const { key, pubkey, grants, validUntil } = session
    const network = params.network as AlbedoNetwork
    address(pubkey)
    return { granted: true, grants, session: key, valid_until: validUntil, pubkey, network }
  },

  manage_account: () => undefined,

  async batch(result, { params, ed25519 }) {
    const network = params.network as AlbedoNetwork
    const list = params.intents as readonly { xdr: string }[]
    const { results } = result
    if (!Array.isArray(results) || results.length !== list.length) return unreadable("Albedo")
    const signer = params.pubkey ?? result.pubkey ?? own(results[0], "pubkey")
    const pubkey = typeof signer === "string" ? address(signer) : unreadable("Albedo")
    const reading = { params: { network, pubkey }, ed25519 }
    const signed: SignedTx[] = []
    for (const [index, { xdr }] of list.entries()) {
      const fields = intents.tx.result.map((name) => [name, own(results[index], name)])
      signed.push(await readSigned(Object.fromEntries(fields), reading, xdr))
    }
    return { pubkey, network, results: signed }
  },
}

const core = () => import("@alidade/core/verify")

/** Albedo's networks again, by its name of them. */
const passphrases: Readonly<Record<AlbedoNetwork, string>> = {
  public: networks.Public,
  testnet: networks.Testnet,
}

/** A signed transaction, held against the one that was sent, for the network asked: whatever Albedo calls that. */
async function readSigned(
  result: IntentResult,
  { params, ed25519 }: Reading,
  sent?: string,
): Promise<SignedTx> {
  const { signedTxXdr, signerAddress } = readSignedTransaction(result) ?? unreadable("Albedo")
  const network = params.network as AlbedoNetwork
  const pubkey = String(params.pubkey ?? address(signerAddress))
  const { verifyTransaction, transactionHashHex, readEnvelope } = await core()
  // A transaction that Albedo built is held against itself without its signatures, which shows who made them.
  const unsigned = (): string =>
    encodeBase64(concatBytes(readEnvelope(signedTxXdr).body, new Uint8Array(4)))
  const verified = await known(async () =>
    verifyTransaction({
      sent: sent ?? unsigned(),
      returned: signedTxXdr,
      networkPassphrase: passphrases[network],
      address: pubkey,
      signerAddress,
      ed25519,
    }),
  )
  const tx_hash = await transactionHashHex(signedTxXdr, passphrases[network])
  if (result.tx_hash !== undefined && result.tx_hash !== tx_hash) unreadable("Albedo")
  const submitted = result.result ?? result.horizonResult
  return {
    pubkey,
    network,
    tx_hash,
    signed_envelope_xdr: signedTxXdr,
    ...(submitted === undefined ? {} : { result: submitted }),
    verified,
  }
}

async function readBuilt(result: IntentResult, reading: Reading): Promise<BuiltTx> {
  const signed = await readSigned(result, reading)
  return { ...signed, verified: signed.verified === "off" ? "off" : "signer" }
}

/** What was verified; `off` where this browser cannot tell. */
async function known(verify: () => Promise<{ verified: Verified }>): Promise<Verified> {
  try {
    return (await verify()).verified
  } catch (error) {
    if (WalletError.is(error) && error.kind === "unsupported") return "off"
    throw error
  }
}

function address(pubkey: string): string {
  return isAddress(pubkey) ? pubkey : unreadable("Albedo")
}

/** The account that signed. Throws `wrong-account` unless it is the one that was asked, where one was. */
function signedBy(signer: string, asked: unknown): string {
  if (asked === undefined || asked === signer) return signer
  const message =
    "Another account signed than the one asked. Choose that one in Albedo, and ask again."
  throw new WalletError("wrong-account", message, { ext: { asked, signer } })
}

/** The text that Albedo says it signed, which must be the one that was asked. Throws `altered`. */
function textOf({ signed_message }: IntentResult, pubkey: string, message: unknown): string {
  const text = `${pubkey}:${message}`
  if (signed_message === undefined || signed_message === text) return text
  throw new WalletError("altered", "Albedo signed another text than it was sent.")
}
