import { isAddress } from "@alidade/core"
import type { Sent } from "../logic/sign/flow.js"
import { readSent, saveSent } from "../logic/sign/saved-sent.js"
import {
  readSignedBy,
  type SignedAuthorization,
  type SignedEnvelope,
  type SignedMessage,
} from "../logic/sign/signed.js"
import { readSigningList, type SigningList } from "../logic/sign/signing-list.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import type { TabItems } from "./tab-items.js"

/** Signed work, by tab. */
export interface SignedKinds {
  transaction: SignedEnvelope
  authorization: SignedAuthorization
  message: SignedMessage
  list: SigningList
}

/** Signed work that isn't discarded yet, and what came of sending it: at most one of each kind per account and network. */
export interface SignedWork {
  /** The work for a subject, which is an account and a network as `subjectOf` joins them. */
  get<Kind extends keyof SignedKinds>(kind: Kind, subject: string): SignedKinds[Kind] | undefined
  /** The network's answer to that work, if it was sent. */
  sent(kind: keyof SignedKinds, subject: string): Sent | undefined
  keep<Kind extends keyof SignedKinds>(
    kind: Kind,
    subject: string,
    work: SignedKinds[Kind],
    sent?: Sent,
  ): void
  discard(kind: keyof SignedKinds, subject: string): void
  /** Passphrases of the networks for which work of a kind is kept for an account, and not confirmed. */
  networks(kind: keyof SignedKinds, address: string): string[]
}

/** Maximum number of pieces. The least recently updated are dropped first. */
const MOST = 24

/** A key for an account on a network. */
export function subjectOf(address: string, passphrase: string): string {
  return `${address} ${passphrase}`
}

/** The networks in those of some keys that `subjectOf` made for an account, after the kind and a space. */
export function networksIn(keys: Iterable<string>, kind: string, address: string): string[] {
  const start = `${kind} ${subjectOf(address, "")}`
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
}

/** Signed work in memory, and among a tab's items, which survive a reload if the browser allows it. */
export function createSignedWork(items: TabItems): SignedWork {
  const works = new Map<string, Kept>(items.read(readKept))

  return {
    get: (kind, subject) => works.get(`${kind} ${subject}`)?.work as never,
    sent: (kind, subject) => works.get(`${kind} ${subject}`)?.sent,
    keep(kind, subject, work, sent) {
      const name = `${kind} ${subject}`
      works.delete(name)
      works.set(name, { work, sent })
      items.write(name, { ...work, sent: sent && saveSent(sent) })
      for (const oldest of [...works.keys()].slice(0, -MOST)) {
        works.delete(oldest)
        items.remove(oldest)
      }
    },
    discard(kind, subject) {
      const name = `${kind} ${subject}`
      if (works.delete(name)) items.remove(name)
    },
    networks: (kind, address) =>
      networksIn(works.keys(), kind, address).filter(
        (network) =>
          works.get(`${kind} ${subjectOf(address, network)}`)?.sent?.answer.outcome !== "applied",
      ),
  }
}

interface Kept {
  work: SignedKinds[keyof SignedKinds]
  sent: Sent | undefined
}

function readKept(value: unknown, name: string): Kept | undefined {
  const work = readWork(value, name)
  return work && { work, sent: readSent(fieldsOf(value).sent) }
}

function readWork(value: unknown, name: string): SignedKinds[keyof SignedKinds] | undefined {
  const kind = name.split(" ")[0] as keyof SignedKinds
  return Object.hasOwn(readers, kind) ? readers[kind](fieldsOf(value)) : undefined
}

type Reader<Work> = (fields: Readonly<Record<string, unknown>>) => Work | undefined

const readers: { readonly [Kind in keyof SignedKinds]: Reader<SignedKinds[Kind]> } = {
  transaction({ xdr, signed }) {
    if (typeof xdr !== "string") return undefined
    return { xdr, signed: readSignedBy(signed) }
  },
  authorization({ preimage, signature, signed, onBehalfOf, entry }) {
    const by = readSignedBy(signed)
    if (typeof preimage !== "string" || typeof signature !== "string" || !by) return undefined
    return {
      preimage,
      signature,
      signed: by,
      ...(isAddress(onBehalfOf) ? { onBehalfOf } : {}),
      ...(typeof entry === "string" ? { entry } : {}),
    }
  },
  message({ typed, form, signature, signed }) {
    const by = readSignedBy(signed)
    if (typeof typed !== "string" || typeof signature !== "string" || !by) return undefined
    if (form !== "text" && form !== "hex" && form !== "base64") return undefined
    return { typed, form, signature, signed: by }
  },
  list: readSigningList,
}
