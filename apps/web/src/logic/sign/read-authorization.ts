import { WalletError } from "@alidade/core"
import {
  checkEntrySignatures,
  entryPreimage,
  setEntryExpiration,
  splitEntries,
} from "@alidade/core/entries"
import { readPreimage } from "@alidade/core/verify"
import { findMismatch } from "../pasted/expect-xdr.js"
import { XdrError } from "../pasted/xdr-error.js"
import { ProblemError } from "../problem.js"

/** Why an authorization can't be signed here. Networks are names. */
export type PreimageProblem =
  /** Signing the transaction of its source account is enough. */
  | { problem: "nothingPasted" | "ofSource" | "noSuchNetwork" }
  | { problem: "otherNetwork"; network: string; current: string }

/** How many ledgers an authorization stays valid unless it says otherwise: about an hour. */
export const AUTHORIZED = 720

export class PreimageError extends ProblemError<PreimageProblem> {}

/** An authorization to sign. */
export interface AuthorizationToSign {
  /** Base64 `HashIdPreimage`. */
  preimage: string
  /** The base64 `SorobanAuthorizationEntry` that the signature belongs in, if it is known. */
  entry?: string | undefined
}

/** What a pasted text is: one authorization, or a list of base64 entries (SEP-45). */
export type ReadAuthorization = AuthorizationToSign | { entries: readonly string[] }

/**
 * Reads pasted XDR: a base64 `HashIdPreimage`, a `SorobanAuthorizationEntry`, or a list of these. An entry without an expiry
 * gets the ledger from `readExpiry`. Throws an `XdrError` for anything else, and a `PreimageError` for an entry of the
 * source account alone.
 */
export async function readAuthorization(
  text: string,
  networkPassphrase: string,
  readExpiry: () => Promise<number>,
): Promise<ReadAuthorization> {
  if (readable(() => readPreimage(text))) return { preimage: text }
  const list = readable(() => splitEntries(text))
  const found = await Promise.all(
    (list ?? [text]).map((entry) => checkEntrySignatures(entry, { networkPassphrase })),
  ).catch(async (cause) => {
    if (!WalletError.is(cause)) throw cause
    throw new XdrError({ ...(await findMismatch(text)), wanted: "authorization" }, { cause })
  })
  const isOpen = ({ credentials, expirationLedger }: (typeof found)[number]): boolean =>
    credentials !== "sourceAccount" && expirationLedger === 0
  const expiry = found.some(isOpen) ? await readExpiry() : 0
  const entries = (list ?? [text]).map((entry, index) =>
    isOpen(found[index]!) ? setEntryExpiration(entry, expiry) : entry,
  )
  if (list) return { entries }
  if (found[0]?.credentials === "sourceAccount") throw new PreimageError({ problem: "ofSource" })
  return authorizationOf(entries[0]!, networkPassphrase)
}

/** The signing of an entry for a network. Throws `bad-request`. */
export async function authorizationOf(
  entry: string,
  networkPassphrase: string,
): Promise<AuthorizationToSign> {
  return { preimage: await entryPreimage(entry, networkPassphrase), entry }
}

function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
