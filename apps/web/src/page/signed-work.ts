import { isAddress, type Verified } from "@alidade/core"
import {
  readSignedBy,
  type SignedAuthorization,
  type SignedEnvelope,
  type SignedMessage,
} from "../logic/sign/signed.js"
import { readSigningList, type SigningList } from "../logic/sign/signing-list.js"
import type { PreparedTransfer } from "../logic/sign/transfer.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import type { TabItems } from "./tab-items.js"

/**
 * A contract call whose signature is in an object of the Stellar SDK. It survives a change of network but not a reload.
 */
export interface SignedTransfer {
  transfer: PreparedTransfer
  verified: Verified
}

/** Signed work that isn't sent or discarded yet, by tab. */
export interface SignedKinds {
  transaction: SignedEnvelope
  authorization: SignedAuthorization | SignedTransfer
  message: SignedMessage
  list: SigningList
}

/** Signed work that isn't sent or discarded yet: at most one of each kind per account and network. */
export interface SignedWork {
  /** The work for a subject, which is an account and a network as `subjectOf` joins them. */
  get<Kind extends keyof SignedKinds>(kind: Kind, subject: string): SignedKinds[Kind] | undefined
  keep<Kind extends keyof SignedKinds>(kind: Kind, subject: string, work: SignedKinds[Kind]): void
  discard(kind: keyof SignedKinds, subject: string): void
  /** Passphrases of the networks for which work of a kind is kept for an account. */
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
  const works = new Map<string, SignedKinds[keyof SignedKinds]>(items.read(readWork))

  return {
    get: (kind, subject) => works.get(`${kind} ${subject}`) as never,
    keep(kind, subject, work) {
      const name = `${kind} ${subject}`
      works.delete(name)
      works.set(name, work)
      if ("transfer" in work) items.remove(name)
      else items.write(name, work)
      for (const oldest of [...works.keys()].slice(0, -MOST)) {
        works.delete(oldest)
        items.remove(oldest)
      }
    },
    discard(kind, subject) {
      const name = `${kind} ${subject}`
      if (works.delete(name)) items.remove(name)
    },
    networks: (kind, address) => networksIn(works.keys(), kind, address),
  }
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
