import { type ErrorKind, type Reason, reason, WalletError } from "@alidade/core"
import { concatBytes } from "@alidade/core/encoding"
import type { Ask } from "./command.js"
import type { Configuration } from "./link.js"

/** Instructions of the Stellar app (LE1). */
export const instructions = {
  publicKey: 0x02,
  transaction: 0x04,
  configuration: 0x06,
  hash: 0x08,
  authEntry: 0x0a,
  message: 0x0c,
} as const

const CLASS = 0xe0
/** P1 is EDGE in the first part and MORE in the others. P2 is EDGE in the last part and MORE in the others. */
const EDGE = 0x00
const MORE = 0x80
/** P2 when reading a public key: the device shows the address for comparison. */
const SHOW = 0x01
/** Maximum data length of an APDU, in bytes. */
const ROOM = 255

/** An account's public key, 32 bytes. With `show`, waits until the user has confirmed the address on the device. */
export async function readPublicKey(ask: Ask, index: number, show = false): Promise<Uint8Array> {
  const { publicKey } = instructions
  return send(ask, [CLASS, publicKey, 0, show ? SHOW : 0], pathBytes(index), 32)
}

/** Reads the app's version and settings. */
export async function readConfiguration(ask: Ask): Promise<Configuration> {
  const data = await send(ask, [CLASS, instructions.configuration, 0, 0], new Uint8Array(0))
  const [blind, major, minor, patch] = data
  if (patch === undefined) throw unreadable()
  return { blind: blind === 1, version: [major!, minor!, patch] }
}

/** Signs with the account at an index, in as many parts as needed. Returns the 64 bytes of the signature. */
export async function sign(
  ask: Ask,
  instruction: number,
  index: number,
  payload: Uint8Array,
): Promise<Uint8Array> {
  const data = concatBytes(pathBytes(index), payload)
  // A hash always fits in one part; its instruction supports no others.
  for (let start = 0; ; start += ROOM) {
    const last = start + ROOM >= data.length
    const header = [CLASS, instruction, start === 0 ? EDGE : MORE, last ? EDGE : MORE]
    const part = data.subarray(start, start + ROOM)
    if (last) return send(ask, header, part, 64)
    await send(ask, header, part)
  }
}

/** Sends one APDU. Throws the error of its status, and `bad-reply` if the reply has another length. */
async function send(
  ask: Ask,
  header: number[],
  data: Uint8Array,
  length?: number,
): Promise<Uint8Array> {
  const reply = await ask(concatBytes(Uint8Array.of(...header, data.length), data))
  if (reply.length < 2) throw unreadable()
  const status = (reply.at(-2)! << 8) | reply.at(-1)!
  if (status !== 0x9000) throw errorOf(status)
  const answer = reply.slice(0, -2)
  if (length !== undefined && answer.length !== length) throw unreadable()
  return answer
}

/** The path 44'/148'/index', hardened: a count, then four bytes per step. */
function pathBytes(index: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(13))
  bytes.setUint8(0, 3)
  for (const [position, step] of [44, 148, index].entries()) {
    bytes.setUint32(1 + 4 * position, step + 2 ** 31)
  }
  return new Uint8Array(bytes.buffer)
}

/** Whether the app could not show the data: too large (b004) or unknown (b005). */
export function isUnshowable(error: unknown): error is WalletError {
  if (!WalletError.is(error)) return false
  const status = statusOf(error)
  return status === "b004" || status === "b005"
}

function statusOf({ ext }: WalletError): unknown {
  return (ext as { status?: unknown } | undefined)?.status
}

/** Error text for an app that does not sign hashes. */
export const BLIND_OFF: Reason = reason(
  "ledgerBlind",
  "The Ledger cannot show this. To sign it anyway, turn on blind signing in the Stellar app's settings.",
)

const OPEN_STELLAR = reason(
  "ledgerApp",
  "The Stellar app isn't open on the Ledger. Open the Stellar app, then try again.",
)
const UNSHOWABLE = reason("ledgerCannotShow", "The Ledger cannot show this, so it won't sign it.")

/** Errors by status (LE3). */
const statuses: Readonly<Record<string, readonly [ErrorKind, Reason]>> = {
  "6985": ["rejected", reason("ledgerDeclined", "The request was declined on the Ledger.")],
  "5515": [
    "locked",
    reason(
      "ledgerLocked",
      "The Ledger is locked. Unlock it, open its Stellar app, then try again.",
    ),
  ],
  "6e00": ["wrong-app", OPEN_STELLAR],
  "6e01": ["wrong-app", OPEN_STELLAR],
  "6d00": ["wrong-app", OPEN_STELLAR],
  "6c66": ["unsupported", BLIND_OFF],
  b004: ["unsupported", UNSHOWABLE],
  b005: ["unsupported", UNSHOWABLE],
}

/** The error for a status. `ext` holds the status in hex. */
function errorOf(code: number): WalletError {
  const status = code.toString(16).padStart(4, "0")
  const known = Object.hasOwn(statuses, status) ? statuses[status] : undefined
  const [kind, words] = known ?? [
    "internal",
    reason("ledgerStatus", "The Ledger failed with status {status}.", { status }),
  ]
  return new WalletError(kind, words, { ext: { status } })
}

function unreadable(): WalletError {
  return new WalletError(
    "bad-reply",
    reason("ledgerUnreadable", "The Ledger's response can't be read, so it was not used."),
  )
}
