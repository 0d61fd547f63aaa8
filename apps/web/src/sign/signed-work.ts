import type { Verified } from "@alidade/core"
import type { TabSlot } from "../app/tab-storage.js"
import type { PreparedTransfer } from "../contract/transfer.js"
import { readSigningList, type SigningList } from "../list/signing-list.js"
import { fieldsOf } from "../stellar/read-json.js"
import {
  readSignedBy,
  type SignedAuthorization,
  type SignedEnvelope,
  type SignedMessage,
} from "./signed.js"

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
}

/** Maximum number of pieces. The least recently updated are dropped first. */
const MOST = 24

/** A key for an account on a network. */
export function subjectOf(address: string, passphrase: string): string {
  return `${address} ${passphrase}`
}

/** Signed work in memory, and in a slot that survives a reload if the browser allows it. */
export function createSignedWork(slot: TabSlot): SignedWork {
  const works = new Map<string, SignedKinds[keyof SignedKinds]>(readWorks(slot.read()))

  function write(): void {
    const lasting = [...works].filter(([, work]) => !("transfer" in work))
    // If storage has no room for all, the oldest are not stored. They stay in memory.
    for (let from = 0; from <= lasting.length; from++) {
      if (slot.write(lasting.slice(from))) return
    }
  }

  return {
    get: (kind, subject) => works.get(`${kind} ${subject}`) as never,
    keep(kind, subject, work) {
      const name = `${kind} ${subject}`
      works.delete(name)
      works.set(name, work)
      for (const oldest of [...works.keys()].slice(0, -MOST)) works.delete(oldest)
      write()
    },
    discard(kind, subject) {
      if (works.delete(`${kind} ${subject}`)) write()
    },
  }
}

function readWorks(value: unknown): [string, SignedKinds[keyof SignedKinds]][] {
  if (!Array.isArray(value)) return []
  return value.flatMap((pair: unknown) => {
    if (!Array.isArray(pair) || typeof pair[0] !== "string") return []
    const [name, stored] = pair as [string, unknown]
    const read = readers[name.split(" ")[0] as keyof SignedKinds]
    const work = read?.(fieldsOf(stored))
    return work ? [[name, work] as [string, SignedKinds[keyof SignedKinds]]] : []
  })
}

type Reader<Work> = (fields: Readonly<Record<string, unknown>>) => Work | undefined

const readers: { readonly [Kind in keyof SignedKinds]: Reader<SignedKinds[Kind]> } = {
  transaction({ xdr, signed }) {
    if (typeof xdr !== "string") return undefined
    return { xdr, signed: readSignedBy(signed) }
  },
  authorization({ preimage, signature, signed }) {
    const by = readSignedBy(signed)
    if (typeof preimage !== "string" || typeof signature !== "string" || !by) return undefined
    return { preimage, signature, signed: by }
  },
  message({ typed, form, signature, signed }) {
    const by = readSignedBy(signed)
    if (typeof typed !== "string" || typeof signature !== "string" || !by) return undefined
    if (form !== "text" && form !== "hex" && form !== "base64") return undefined
    return { typed, form, signature, signed: by }
  },
  list: readSigningList,
}
