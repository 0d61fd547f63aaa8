import { WalletError } from "@alidade/core"
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
/** In P1 and P2: of the first part and of the last one; of one that follows, and of one that is followed. */
const EDGE = 0x00
const MORE = 0x80
/** In P2 of a public key: the device shows the address, to be compared. */
const SHOW = 0x01
/** The most that an APDU carries. */
const ROOM = 255

/** The 32 bytes of an account's public key; with `show` once the person has confirmed the address on the device. */
export async function readPublicKey(ask: Ask, index: number, show = false): Promise<Uint8Array> {
  const { publicKey } = instructions
  return send(ask, [CLASS, publicKey, 0, show ? SHOW : 0], pathBytes(index), 32)
}

/** What the app says of itself. */
export async function readConfiguration(ask: Ask): Promise<Configuration> {
  const data = await send(ask, [CLASS, instructions.configuration, 0, 0], new Uint8Array(0))
  const [blind, major, minor, patch] = data
  if (patch === undefined) throw unreadable()
  return { blind: blind === 1, version: [major!, minor!, patch] }
}

/** The 64 bytes of a signature by the account at an index, in as many parts as it takes. */
export async function sign(
  ask: Ask,
  instruction: number,
  index: number,
  payload: Uint8Array,
): Promise<Uint8Array> {
  const data = concatBytes(pathBytes(index), payload)
  // A hash fits in one part, and its instruction knows no others.
  for (let start = 0; ; start += ROOM) {
    const last = start + ROOM >= data.length
    const header = [CLASS, instruction, start === 0 ? EDGE : MORE, last ? EDGE : MORE]
    const part = data.subarray(start, start + ROOM)
    if (last) return send(ask, header, part, 64)
    await send(ask, header, part)
  }
}

/** Sends one APDU. Throws what its status says, and `bad-reply` for an answer of another length. */
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

/** 44', 148' and the index, hardened: a count, then four bytes each. */
function pathBytes(index: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(13))
  bytes.setUint8(0, 3)
  for (const [place, step] of [44, 148, index].entries()) {
    bytes.setUint32(1 + 4 * place, step + 2 ** 31)
  }
  return new Uint8Array(bytes.buffer)
}

/** Whether the app could not show what it was sent: too large (b004), or not to be read (b005). */
export function isUnshowable(error: unknown): error is WalletError {
  if (!WalletError.is(error)) return false
  const status = statusOf(error)
  return status === "b004" || status === "b005"
}

function statusOf({ ext }: WalletError): unknown {
  return (ext as { status?: unknown } | undefined)?.status
}

/** The words for an app that signs no hash. */
export const BLIND_OFF =
  "The Ledger cannot show this, and its Stellar app does not sign what it cannot show. Who wants it all the same switches on blind signing in the app's settings on the device."

const OPEN_STELLAR =
  "Another app is open on the Ledger, or none. Open its Stellar app, then try again."
const UNSHOWABLE = "The Ledger cannot show this, so it does not sign it."

/** What a status says (LE3). */
const statuses = {
  "6985": ["rejected", "The request was refused on the Ledger."],
  "5515": ["locked", "The Ledger is locked. Unlock it, open its Stellar app, then try again."],
  "6e00": ["wrong-app", OPEN_STELLAR],
  "6e01": ["wrong-app", OPEN_STELLAR],
  "6d00": ["wrong-app", OPEN_STELLAR],
  "6c66": ["unsupported", BLIND_OFF],
  b004: ["unsupported", UNSHOWABLE],
  b005: ["unsupported", UNSHOWABLE],
} as const

/** The status, in hex, stands in `ext`. */
function errorOf(code: number): WalletError {
  const status = code.toString(16).padStart(4, "0")
  const [kind, message] = Object.hasOwn(statuses, status)
    ? statuses[status as keyof typeof statuses]
    : (["internal", `The Ledger failed with the status ${status}.`] as const)
  return new WalletError(kind, message, { ext: { status } })
}

function unreadable(): WalletError {
  return new WalletError(
    "bad-reply",
    "The Ledger gave an answer that cannot be read. It was not used.",
  )
}
