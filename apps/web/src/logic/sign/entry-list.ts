import {
  checkEntrySignatures,
  joinEntries,
  readWebAuth,
  type SignaturePlace,
  type WebAuth,
  type WebAuthRole,
} from "@alidade/core/entries"
import { type AuthorizationToSign, authorizationOf } from "./read-authorization.js"

/** An entry of a list. */
export interface ListedEntry {
  /** Base64 `SorobanAuthorizationEntry`. */
  entry: string
  /** What is signed for it. Undefined if the transaction's source account authorizes it. */
  work?: AuthorizationToSign
  places: readonly SignaturePlace[]
  /** Who it is for in a sign-in. */
  role?: WebAuthRole
}

/** A list of authorization entries, read for a network. */
export interface EntryList {
  entries: readonly ListedEntry[]
  /** Base64 `SorobanAuthorizationEntries`. */
  xdr: string
  /** If it is a sign-in with a contract account (SEP-45). */
  signIn?: WebAuth
}

/** Reads base64 entries. Throws `bad-request`. */
export async function readEntryList(
  entries: readonly string[],
  networkPassphrase: string,
): Promise<EntryList> {
  const options = { networkPassphrase, ed25519: () => import("@noble/ed25519") }
  const signIn = await readWebAuth(entries, options)
  const read = entries.map(async (entry, index): Promise<ListedEntry> => {
    const { credentials, places } = await checkEntrySignatures(entry, options)
    const role = signIn.roles[index]
    return {
      entry,
      places,
      ...(credentials === "sourceAccount"
        ? {}
        : { work: await authorizationOf(entry, networkPassphrase) }),
      ...(signIn.isSignIn && role ? { role } : {}),
    }
  })
  return {
    entries: await Promise.all(read),
    xdr: joinEntries(entries),
    ...(signIn.isSignIn ? { signIn } : {}),
  }
}
