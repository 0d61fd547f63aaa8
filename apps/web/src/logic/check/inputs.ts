import { decodeAddress, encodeAddress, isAddress } from "@alidade/core"
import { longest } from "../foreign-limits.js"
import { linkIn } from "../links/address.js"
import { readStellarLink } from "../links/stellar-link.js"
import { domainOf, isFederationName } from "../pasted/address.js"
import { isStellarLink } from "../pasted/is-stellar-link.js"
import { type Secret, secretIn } from "../pasted/secret.js"
import type { Decoded } from "./decode-xdr.js"
import { type Detected, detect } from "./detect.js"
import { type ExplorerPage, type KnownExplorer, readExplorerAddress } from "./explorer-address.js"

/** Something that a network is asked about. `network` is the passphrase of the one that the text names. */
export type LookedUp = { network?: string | undefined; fromExplorer?: true } & (
  | { kind: "transaction"; hash: string }
  /** `account` is the `G…` behind a muxed `address`. */
  | { kind: "account"; address: string; account: string }
  | { kind: "contract"; address: string }
  /** `asset` is `CODE:ISSUER`. */
  | { kind: "asset"; asset: string }
  | { kind: "ledger"; sequence: number }
)

/** What a pasted text is. */
export type Input =
  | { kind: "secret"; secret: Secret }
  /** A signature to check, or a part of one. */
  | { kind: "signed"; detected: Detected }
  | LookedUp
  | { kind: "federation"; name: string; domain: string }
  /** A `web+stellar:` link that is no transaction. */
  | { kind: "request"; link: string }
  /** XDR of another type: those that it is valid as, the likeliest first. */
  | { kind: "xdr"; readings: readonly Decoded[] }

export type InputKind = Input["kind"]

/**
 * What the page does with an input: refuses it, checks it on this device, asks a network or a domain about it, opens it, or
 * only shows it.
 */
export type NextAct = "refuse" | "check" | "lookUp" | "askDomain" | "open" | "show"

interface Row<Kind extends InputKind> {
  next: NextAct
  /** Undefined if the text is of another kind. */
  read: (
    text: string,
    explorers: readonly KnownExplorer[],
  ) => Kinded<Kind> | undefined | Promise<Kinded<Kind> | undefined>
}

type Kinded<Kind extends InputKind> = Extract<Input, { kind: Kind }>

/** Each kind of input, in the order in which a text is tried. What is left over is a message, so `signed` reads any text. */
export const inputs: { readonly [Kind in InputKind]: Row<Kind> } = {
  secret: {
    next: "refuse",
    read: (text) => {
      const secret = secretIn(text)
      return secret && { kind: "secret", secret }
    },
  },
  transaction: {
    next: "lookUp",
    read: (text, known) => readHash(text) ?? page("transaction", text, known),
  },
  account: {
    next: "lookUp",
    read: (text, known) => readAccount(text) ?? page("account", text, known),
  },
  contract: {
    next: "lookUp",
    read: (text, known) => readContract(text) ?? page("contract", text, known),
  },
  asset: { next: "lookUp", read: (text, known) => page("asset", text, known) },
  ledger: { next: "lookUp", read: (text, known) => page("ledger", text, known) },
  federation: {
    next: "askDomain",
    read: (text) =>
      text.length <= LONGEST_NAME && isFederationName(text)
        ? { kind: "federation", name: text, domain: domainOf(text) }
        : undefined,
  },
  request: {
    next: "open",
    read: (text) => {
      const link = isStellarLink(text) ? text : linkIn(text)
      if (link === undefined || !isStellarLink(link) || hasTransaction(link)) return undefined
      return { kind: "request", link }
    },
  },
  xdr: { next: "show", read: readXdr },
  signed: {
    next: "check",
    read: async (text) => {
      const detected = await detect(text)
      return detected && { kind: "signed", detected }
    },
  },
}

/** A name and a domain have at most 64 and 253 characters. */
const LONGEST_NAME = 320

/** Says what a pasted text is, by its shape alone. Undefined if it is empty. Never throws. */
export async function readInput(
  text: string,
  explorers: readonly KnownExplorer[] = [],
): Promise<Input | undefined> {
  if (text.length > longest.pasted) return inputs.signed.read(text, explorers)
  const trimmed = text.trim()
  for (const [kind, { read }] of Object.entries(inputs)) {
    // The spaces around a message are signed as well.
    const found = await read(kind === "signed" ? text : trimmed, explorers)
    if (found) return found
  }
  return undefined
}

function readHash(text: string): Kinded<"transaction"> | undefined {
  const [, hash] = /^(?:0x)?([0-9a-f]{64})$/i.exec(text) ?? []
  return hash === undefined ? undefined : { kind: "transaction", hash: hash.toLowerCase() }
}

function readAccount(text: string): Kinded<"account"> | undefined {
  if (!isAddress(text) || text.startsWith("C")) return undefined
  const decoded = decodeAddress(text)
  if (decoded.kind === "contract") return undefined
  return { kind: "account", address: text, account: encodeAddress(decoded.publicKey) }
}

function readContract(text: string): Kinded<"contract"> | undefined {
  return isAddress(text) && text.startsWith("C") ? { kind: "contract", address: text } : undefined
}

function page<Kind extends ExplorerPage["kind"]>(
  kind: Kind,
  text: string,
  known: readonly KnownExplorer[],
): Kinded<Kind> | undefined {
  const read = readExplorerAddress(text, known)
  if (read?.page.kind !== kind) return undefined
  const { page, network } = read
  const subject = page.kind === "account" ? readAccount(page.address) : page
  return subject && ({ ...subject, network, fromExplorer: true } as unknown as Kinded<Kind>)
}

function hasTransaction(link: string): boolean {
  try {
    return readStellarLink(link).what === "transaction"
  } catch {
    // What is wrong with it is said where it is shown.
    return false
  }
}

/** Shorter base64 than this that does not begin as most XDR does may be a word. In characters. */
const SHORTEST_UNUSUAL = 48

async function readXdr(text: string): Promise<Kinded<"xdr"> | undefined> {
  const compact = text.replace(/\s/g, "")
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact) || compact.length % 4 !== 0) return undefined
  // Nearly all XDR begins with a small number.
  const isLikely = compact.startsWith("AAAA")
  if (!isLikely && compact.length < SHORTEST_UNUSUAL) return undefined
  const { form } = (await detect(text)) ?? {}
  if (form !== "damaged" && form !== "text") return undefined
  // Without its chunk, as in an offline page, it counts as damaged.
  const decoder = await import("./decode-xdr.js").catch(() => undefined)
  const readings = decoder?.decodeXdr(compact, isLikely) ?? []
  return readings.length > 0 ? { kind: "xdr", readings } : undefined
}
