import type { LocalModel } from "../wallet/model.js"
import type { Verdict, WalletRequest } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { deriveSeed } from "./accounts.js"
import { type Command, readCommand, readPath, reply, status } from "./apdu.js"
import { appVersion, maximumSize, otherAppStatus } from "./quirks.js"
import type { SigningContext, Subject } from "./subjects.js"

const CLASS = 0xe0
const FIRST = 0x00
const MORE = 0x80
const SHOW = 0x01

const instruction = {
  publicKey: 0x02,
  transaction: 0x04,
  configuration: 0x06,
  hash: 0x08,
  authEntry: 0x0a,
  message: 0x0c,
} as const

/** The app that is open on a device. It replies to one APDU at a time, or with null to stay silent. */
export type App = (apdu: Uint8Array) => Promise<Uint8Array | null>

/**
 * Opens the device's Stellar app (LE1–LE3), or another app if a quirk says so.
 *
 * @param host the requesting page, as the device shows it
 * @param gone aborts when the cable is unplugged, which drops pending requests
 */
export function openApp(model: LocalModel, host: string, gone: AbortSignal): App {
  /** The chunks received so far. */
  let partial: { ins: number; index: number; bytes: Uint8Array } | null = null

  async function answer(command: Command): Promise<Uint8Array | null> {
    const state = model.getState()
    if (state.locked) return reply(status.locked)
    const other = otherAppStatus(state)
    if (other !== null) return reply(other)
    const { cla, ins, p1, p2, data } = command
    if (cla !== CLASS) return reply(status.otherClass)
    switch (ins) {
      case instruction.configuration:
        return configuration()
      case instruction.publicKey:
        return p2 === SHOW || p2 === FIRST ? publicKey(data, p2 === SHOW) : wrongParameters()
      default: {
        const read = readers[ins]
        if (!read || !supports(ins)) return reply(status.unknownInstruction)
        return (p1 === FIRST || p1 === MORE) && (p2 === FIRST || p2 === MORE)
          ? collect(command, read)
          : wrongParameters()
      }
    }
  }

  function supports(ins: number): boolean {
    const [major, minor] = appVersion(model.getState())
    if (ins === instruction.message) return major >= 6
    return ins !== instruction.authEntry || major > 5 || minor >= 2
  }

  /** An app before 5.4.1 does not report its maximum size, as the vendor's recorded exchanges show. */
  function configuration(): Uint8Array {
    const state = model.getState()
    const [major, minor, patch] = appVersion(state)
    const size = maximumSize(state)
    const sizeBytes = major < 6 ? [] : [size >> 8, size & 0xff]
    const isBlind = state.quirks["LE2-blind"] ? 1 : 0
    return reply(status.ok, Uint8Array.of(isBlind, major, minor, patch, ...sizeBytes))
  }

  async function publicKey(data: Uint8Array, isShown: boolean): Promise<Uint8Array | null> {
    const path = readPath(data)
    if (!path || path.rest.length > 0) return reply(status.wrongData)
    const { keyOf } = await import("../wallet/sign.js")
    const { address, bytes } = keyOf(await deriveSeed(path.index))
    if (!isShown) return reply(status.ok, bytes)
    const verdict = await ask({ kind: "address", payload: address, passphrase: "" }, address)
    return (
      verdict &&
      reply(approves(verdict) ? status.ok : status.refused, approves(verdict) ? bytes : undefined)
    )
  }

  /** Collects chunks and signs after the last one. */
  async function collect(
    { ins, p1, p2, data }: Command,
    read: PayloadReader,
  ): Promise<Uint8Array | null> {
    if (p1 === FIRST) {
      const path = readPath(data)
      partial = path && { ins, index: path.index, bytes: path.rest }
      if (!path) return reply(status.wrongData)
    } else {
      if (partial?.ins !== ins) return wrongParameters()
      partial = { ...partial, bytes: Uint8Array.of(...partial.bytes, ...data) }
    }
    const { index, bytes } = partial!
    if (bytes.length > maximumSize(model.getState())) {
      partial = null
      return reply(status.tooLarge)
    }
    if (p2 === MORE) return reply(status.ok)
    partial = null
    return sign(await read(bytes, model), index)
  }

  async function sign(subject: Subject | number, index: number): Promise<Uint8Array | null> {
    if (typeof subject === "number") return reply(subject)
    const { keyOf } = await import("../wallet/sign.js")
    const { address } = keyOf(await deriveSeed(index))
    const { kind, payload, passphrase } = subject
    const verdict = await ask({ kind, payload, passphrase }, address)
    if (!verdict) return null
    if (!approves(verdict)) return reply(status.refused)
    const key = keyOf(await deriveSeed(verdict === "wrong-signer" ? index + 1 : index))
    const digest = verdict === "alter" ? subject.alteredDigest() : subject.digest
    return reply(status.ok, key.sign(digest))
  }

  /** Shows a request on the device. There is no window to close, so closing unplugs the cable. */
  async function ask(
    request: Pick<WalletRequest, "kind" | "payload" | "passphrase">,
    account: string,
  ): Promise<Verdict | null> {
    const network = model.networks.find(({ passphrase }) => passphrase === request.passphrase)
    const verdict = await model.ask(
      {
        ...request,
        host,
        as: { account, ...(network && { network: network.id }) },
        note: "Closing this unplugs the cable.",
      },
      { id: crypto.randomUUID(), gone },
    )
    if (verdict !== "close") return verdict
    model.update({ installed: false })
    return null
  }

  return async (apdu) => {
    const command = readCommand(apdu)
    return command ? answer(command) : reply(status.wrongLength)
  }
}

/** Reads a whole payload. Returns a status word if it cannot be signed. */
type PayloadReader = (bytes: Uint8Array, model: LocalModel) => Promise<Subject | number>

const readers: Readonly<Record<number, PayloadReader>> = {
  [instruction.transaction]: (bytes, model) => readInFull("transaction", bytes, model),
  [instruction.authEntry]: (bytes, model) => readInFull("authEntry", bytes, model),
  async [instruction.message](bytes) {
    const { message } = await import("./subjects.js")
    return message(bytes)
  },
  async [instruction.hash](bytes, model) {
    if (!model.getState().quirks["LE2-blind"]) return status.blindSigningOff
    if (bytes.length !== 32) return status.wrongData
    const { blindHash } = await import("./subjects.js")
    return blindHash(bytes)
  },
}

/** Reads a payload that the app shows in full. Returns a status word if it cannot. */
async function readInFull(
  kind: "transaction" | "authEntry",
  bytes: Uint8Array,
  model: LocalModel,
): Promise<Subject | number> {
  const { authEntry, quirks } = model.getState()
  if (quirks["LE3-b005"]) return status.unreadable
  const subjects = await import("./subjects.js")
  const context: SigningContext = { networks: model.networks, authEntry }
  try {
    return subjects[kind](bytes, context)
  } catch {
    return status.unreadable
  }
}

function wrongParameters(): Uint8Array {
  return reply(status.wrongParameters)
}
