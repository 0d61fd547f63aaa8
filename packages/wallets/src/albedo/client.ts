import {
  type AddressResult,
  isAddress,
  limits,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import { decodeHex, encodeBase64, encodeHex } from "@alidade/core/encoding"
import { createQueue } from "../channel/queue.js"
import { converse, type WalletPage } from "../channel/window-messages.js"
import { intentError } from "./errors.js"
import { type IntentName, type IntentResult, readIntent } from "./intents.js"
import {
  PROTOCOL,
  readHello,
  readPublicKey,
  readReply,
  readSignedMessage,
  readSignedTransaction,
  request,
} from "./wire.js"

/** What a call to Albedo carries: its window, which is closed when the call has ended, and the address of its site. */
export interface AlbedoOptions extends SignOptions {
  opened: Window
  url: string
}

/** One request at a time in the whole page: the person is asked one thing, and then the next. */
const inTurn = createQueue()

const verification = () => import("@alidade/core/verify")

/** Asks for an account. It signs a random token, which proves that the address is its own. */
export async function getAddress(options: AlbedoOptions): Promise<AddressResult> {
  const token = randomToken()
  const result = await ask("public_key", { token }, options)
  const { pubkey, signature } = readPublicKey(result) ?? unreadable()
  if (!isAddress(pubkey)) return unreadable()
  return { address: pubkey, proven: await isSigned(token, signature, pubkey) }
}

/** Asks to sign a base64 `TransactionEnvelope` for a network by Albedo's name of it: `public` or `testnet`. */
export async function signTransaction(
  xdr: string,
  network: string,
  options: AlbedoOptions,
): Promise<SignTransactionResult> {
  const params = { xdr, network, pubkey: options.address }
  const result = await ask("tx", params, options)
  return readSignedTransaction(result) ?? unreadable()
}

/** Asks for the SEP-53 signature of a text. Throws `outdated` where Albedo signs in its own older form alone. */
export async function signMessage(
  message: string,
  options: AlbedoOptions,
): Promise<SignMessageResult> {
  const params = { message, pubkey: options.address }
  const result = await ask("sign_message", params, options)
  const { signer, older, sep53 } = readSignedMessage(result) ?? unreadable()
  if (sep53) return { signedMessage: encodeBase64(decodeHex(sep53)), signerAddress: signer }
  await isSigned(message, older, signer)
  throw new WalletError(
    "outdated",
    "This Albedo signed the message in its own older form, not as SEP-53 asks, so the signature was not used. Update Albedo.",
  )
}

/** Opens Albedo's confirmation page in the window, and asks there once it is up. */
async function ask(
  name: IntentName,
  params: Readonly<Record<string, unknown>>,
  { opened, url, signal }: AlbedoOptions,
): Promise<IntentResult> {
  const asked = readIntent(name, params)
  const talk = async (page: WalletPage): Promise<IntentResult> => {
    page.load(new URL(`${url.replace(/\/$/, "")}/confirm`))
    const { protocol } = await page.next(readHello)
    // A newer one still answers as this one does, and what it signs is verified whatever it speaks.
    if (protocol < PROTOCOL) throw outdated(protocol)
    const id = randomToken()
    page.post(request(id, asked))
    const reply = await page.next((data) => readReply(data, id, name))
    if ("result" in reply) return reply.result
    const { code, ...failed } = reply.failed
    throw intentError(code, failed)
  }
  return converse(
    { opened, product: "Albedo", url, signal, ms: limits.sign, late: "Albedo did not answer." },
    (page) => inTurn(() => talk(page), page),
  )
}

/**
 * Whether the account signed the text in Albedo's own form; false where this browser cannot tell, and then the kit, which
 * may have been given a library for it, checks what is signed later. Throws `bad-signature` where it did not.
 */
async function isSigned(message: string, signature: string, address: string): Promise<boolean> {
  const { verifyAlbedoMessage } = await verification()
  try {
    await verifyAlbedoMessage({ message, signature, address })
    return true
  } catch (error) {
    if (error instanceof WalletError && error.kind === "unsupported") return false
    throw error
  }
}

/** 128 random bits, in hex. */
function randomToken(): string {
  return encodeHex(crypto.getRandomValues(new Uint8Array(16)))
}

function outdated(protocol: number): WalletError {
  return new WalletError(
    "outdated",
    `This Albedo speaks version ${protocol} of its protocol, and version ${PROTOCOL} is needed. Its window was closed.`,
  )
}

function unreadable(): never {
  throw new WalletError("bad-reply", "Albedo gave a reply that cannot be read. It was not used.")
}
