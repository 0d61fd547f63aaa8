import {
  type Ed25519Fallback,
  isAddress,
  networks,
  reason,
  type Verified,
  WalletError,
} from "@alidade/core"
import { concatBytes, decodeHex, encodeBase64 } from "@alidade/core/encoding"
import { own } from "../../own.js"
import { unreadable } from "../../values.js"
import type { AlbedoNetwork } from "../site.js"
import { readPublicKey, readSignedMessage, readSignedTransaction } from "../wire.js"
import { readSession } from "./sessions.js"
import { type IntentName, type IntentRequest, type IntentResult, intents } from "./table.js"
import type { BuiltTx, IntentResults, SignedTx } from "./types.js"

/** Options for reading a result. */
export interface Reading {
  /** The request's parameters, which always name the network. */
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
 * Reads and verifies the result of an intent. Throws `bad-reply` for an unexpected shape. Throws `altered`,
 * `wrong-account`, `wrong-network` or `bad-signature` if the signature doesn't match the request.
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
    const signed_message = checkText(result, address(pubkey), params.token)
    const expected = { message: String(params.token), signature, address: pubkey, ed25519 }
    const verified = await verifyIfSupported(async () =>
      (await core()).verifyAlbedoMessage(expected),
    )
    return { pubkey, signed_message, signature, verified }
  },

  async sign_message(result, { params, ed25519 }) {
    const { signer, older, sep53 } = readSignedMessage(result) ?? unreadable("Albedo")
    const pubkey = checkSigner(address(signer), params.pubkey)
    const signed_message = checkText(result, pubkey, params.message)
    const expected = { message: String(params.message), address: pubkey, ed25519 }
    const signedMessage = sep53 && encodeBase64(decodeHex(sep53))
    const verified = await verifyIfSupported(async () => {
      const { verifyAlbedoMessage, verifyMessage } = await core()
      const found = await verifyAlbedoMessage({ ...expected, signature: older })
      return signedMessage ? verifyMessage({ ...expected, signature: signedMessage }) : found
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

/** Network passphrases by Albedo's name. */
const passphrases: Readonly<Record<AlbedoNetwork, string>> = {
  public: networks.Public,
  testnet: networks.Testnet,
}

/** Verifies a signed transaction against the sent one, for the requested network. Ignores the network in the result. */
async function readSigned(
  result: IntentResult,
  { params, ed25519 }: Reading,
  sent?: string,
): Promise<SignedTx> {
  const { signedTxXdr, signerAddress } = readSignedTransaction(result) ?? unreadable("Albedo")
  const network = params.network as AlbedoNetwork
  const pubkey = String(params.pubkey ?? address(signerAddress))
  const { verifyTransaction, transactionHashHex, readEnvelope } = await core()
  // A transaction that Albedo built is compared with itself without signatures, which verifies the signer only.
  const unsigned = (): string =>
    encodeBase64(concatBytes(readEnvelope(signedTxXdr).body, new Uint8Array(4)))
  const verified = await verifyIfSupported(async () =>
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

/** Returns what was verified, or `off` if this browser can't verify Ed25519. */
async function verifyIfSupported(verify: () => Promise<{ verified: Verified }>): Promise<Verified> {
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

/** Returns the signer. Throws `wrong-account` if the request named another account. */
function checkSigner(signer: string, requested: unknown): string {
  if (requested === undefined || requested === signer) return signer
  const otherSigner = reason(
    "albedoOtherSigner",
    "A different account signed than requested. Choose the requested one in Albedo, then try again.",
  )
  throw new WalletError("wrong-account", otherSigner, { ext: { requested, signer } })
}

/** Returns the text that Albedo reports as signed. Throws `altered` if it isn't the requested text. */
function checkText({ signed_message }: IntentResult, pubkey: string, message: unknown): string {
  const text = `${pubkey}:${message}`
  if (signed_message === undefined || signed_message === text) return text
  throw new WalletError(
    "altered",
    reason("albedoOtherText", "Albedo signed a different text than requested."),
  )
}
