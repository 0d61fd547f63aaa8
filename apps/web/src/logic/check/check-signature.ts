import { WalletError } from "@alidade/core"
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from "@alidade/core/encoding"
import {
  checkPreimage,
  readPreimage,
  verifyAlbedoMessage,
  verifyAuthEntry,
  verifyMessage,
} from "@alidade/core/verify"
import { expectXdr } from "../pasted/expect-xdr.js"
import { padded } from "../pasted/padded.js"
import { type BytesForm, readBytes } from "../sign/message-bytes.js"
import { CheckError } from "./check-error.js"
import { allKnown, forUnknownNetwork } from "./known-networks.js"
import type { Verdict, VerdictDetail } from "./verdict.js"

const ed25519 = () => import("@noble/ed25519")

/** An authorization to check. The preimage and the signature are base64. */
export interface AuthorizationToCheck {
  preimage: string
  signature: string
  address: string
  /** Passphrase of the network that it should be for. Without it, any known network is accepted. */
  network?: string
}

/**
 * Whether an address signed an authorization, and for which network. Throws an `XdrError`, a `CheckError`, or a
 * `WalletError` if the input is invalid.
 */
export async function checkAuthorization(
  pasted: AuthorizationToCheck,
  known: readonly string[] = [],
): Promise<Verdict> {
  const preimage = pasted.preimage.replace(/\s/g, "")
  await expectXdr("preimage", preimage)
  const request = { ...trimmed(pasted), preimage, network: pasted.network }
  const { network, address } = request
  const { address: named } = readPreimage(preimage)
  const found = await networkOf(preimage, [...(network ? [network] : []), ...allKnown(known)])
  if (network !== undefined && found !== network) {
    return {
      valid: false,
      kind: "notValid",
      signer: address,
      details: [{ kind: "otherNetwork", network }],
    }
  }
  const details: VerdictDetail[] = [
    ...(found ? [{ kind: "for", network: found } as const] : []),
    ...(named && named !== address ? [{ kind: "otherAddress", address: named } as const] : []),
  ]
  const verdict = await verdictOf(() => verifyAuthEntry({ ...request, ed25519 }), address, details)
  if (!verdict.valid || (found && allKnown(known).includes(found))) return verdict
  return { ...verdict, ...forUnknownNetwork(found) }
}

/** The network that a preimage is for, out of these. */
async function networkOf(
  preimage: string,
  passphrases: readonly string[],
): Promise<string | undefined> {
  for (const networkPassphrase of passphrases) {
    const isFor = checkPreimage({ preimage, networkPassphrase })
    if (await isFor.then(() => true).catch(() => false)) return networkPassphrase
  }
  return undefined
}

export interface MessageToCheck {
  message: string
  /** 64 bytes in base64 or hex. */
  signature: string
  address: string
}

/** How a message may be written: as the text that was signed, or its bytes in hex or base64. */
const forms = ["text", "hex", "base64"] as const

/** A form of a message. */
export type MessageForm = (typeof forms)[number]

/**
 * Whether an address signed a message: in SEP-53's format or Albedo's older one, with the message in each of these forms.
 * Throws a `CheckError` or a `WalletError` if the address or signature is invalid.
 */
export async function checkMessage(
  pasted: MessageToCheck,
  tried: readonly MessageForm[] = forms,
): Promise<Verdict> {
  const { signature, address } = trimmed(pasted)
  let first: Verdict | undefined
  for (const format of formats) {
    for (const form of tried) {
      const message = form === "text" ? pasted.message : bytesIn(pasted.message, form)
      if (message === undefined) continue
      const request = { message, signature: format.write(signature), address, ed25519 }
      const details: VerdictDetail[] = [
        { kind: format.kind },
        ...(form === "text" ? [] : [{ kind: writtenIn[form] }]),
      ]
      const verdict = await verdictOf(() => format.verify(request), address, details)
      if (verdict.valid) return verdict
      first ??= verdict
    }
  }
  return first ?? notSigned(address)
}

const writtenIn = { hex: "writtenInHex", base64: "writtenInBase64" } as const

/** The published formats, SEP-53 first. Albedo's signatures are in hex. */
const formats = [
  { kind: "sep53", verify: verifyMessage, write: inBase64 },
  { kind: "albedo", verify: verifyAlbedoMessage, write: inHex },
] as const

function inBase64(signature: string): string {
  return isHex(signature) ? encodeBase64(decodeHex(signature)) : padded(signature)
}

function inHex(signature: string): string {
  return isHex(signature) ? signature : encodeHex(decodeBase64(padded(signature)))
}

function isHex(signature: string): boolean {
  return /^[0-9a-f]{128}$/i.test(signature)
}

function bytesIn(message: string, form: BytesForm): Uint8Array | undefined {
  const read = readBytes(message, form)
  return "bytes" in read ? read.bytes : undefined
}

/** Removes white space from pasted fields. */
function trimmed({ signature, address }: { signature: string; address: string }) {
  return { signature: signature.replace(/\s/g, ""), address: address.trim() }
}

async function verdictOf(
  verify: () => Promise<{ verified: string }>,
  signer: string,
  details: readonly VerdictDetail[],
): Promise<Verdict> {
  try {
    const { verified } = await verify()
    return verified === "signature"
      ? { valid: true, kind: "valid", signer, details }
      : { valid: false, kind: "cannotVerify", signer, details: [{ kind: "onlyContract" }] }
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    if (error.kind === "bad-reply") throw new CheckError({ problem: "badSignature" })
    // The key of the address that an authorization names may have signed instead.
    if (error.kind !== "bad-signature" && error.kind !== "wrong-account") throw error
    return notSigned(signer)
  }
}

function notSigned(signer: string): Verdict {
  return { valid: false, kind: "notValid", signer, details: [{ kind: "notSigned" }] }
}
