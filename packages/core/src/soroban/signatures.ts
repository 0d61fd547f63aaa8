import { unusable } from "../account/ask.js"
import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, equalBytes } from "../encoding/bytes.js"
import { decodeAddress } from "../encoding/strkey.js"
import { u32, xdrText } from "../encoding/write-xdr.js"
import { addEntrySignature } from "../entries/add-signature.js"
import { checkEntrySignatures } from "../entries/check-signatures.js"
import type { Entry } from "../entries/entry.js"
import { entryPreimage } from "../entries/preimage.js"
import { readEntry } from "../entries/read-entry.js"
import { setEntryExpiration } from "../entries/set-expiration.js"
import type { Kit } from "../kit-interface.js"
import type { Preparation } from "./prepare.js"
import type { Simulation } from "./simulate.js"
import type { MissingSignature } from "./types.js"

/** How many ledgers a signature stays valid: about an hour, which leaves others time to read and sign. */
const HOLDS = 720

/** An authorization entry of a call. */
export interface CallEntry {
  /** Base64. */
  entry: string
  /** Whose signature it lacks: `G…` or `C…`. Absent if it is complete, or the transaction's source authorizes it. */
  missing?: MissingSignature
}

/**
 * The entries that a simulation recorded for a call, each with the signature that it lacks. Throws `external` if one
 * authorizes something else: a signature could be used for that alone.
 */
export function entriesOf(
  { auth, latestLedger }: Pick<Simulation, "auth" | "latestLedger">,
  {
    contract,
    name,
    passphrase: networkPassphrase,
    rpcUrl,
  }: Pick<Preparation, "contract" | "name" | "passphrase" | "rpcUrl">,
): Promise<CallEntry[]> {
  const start = invocationStart(contract.address, name)
  return Promise.all(
    auth.map(async (recorded) => {
      const { invocation } = readRecorded(recorded, rpcUrl)
      if (!equalBytes(invocation.xdr.subarray(0, start.length), start)) {
        throw new WalletError(
          "external",
          reason("otherAuthorization", "The server asks for the authorization of another call."),
        )
      }
      const { places } = await checkEntrySignatures(recorded, { networkPassphrase })
      const [top] = places
      if (top?.state !== "missing") return { entry: recorded }
      const entry = setEntryExpiration(recorded, latestLedger + HOLDS)
      const preimage = await entryPreimage(entry, networkPassphrase)
      return { entry, missing: { address: top.address, entry, preimage } }
    }),
  )
}

function readRecorded(entry: string, rpcUrl: string): Entry {
  try {
    return readEntry(entry)
  } catch (cause) {
    throw unusable(rpcUrl, cause)
  }
}

/** How the XDR of an invocation begins that calls this function. The arguments that it authorizes may be others. */
function invocationStart(contract: string, name: string): Uint8Array {
  const decoded = decodeAddress(contract)
  if (decoded.kind !== "contract") throw new TypeError(contract)
  return concatBytes(u32(0), u32(1), decoded.contractId, xdrText(name))
}

/**
 * The place of a signed entry among a call's entries. Its signer may have chosen another expiration. Throws
 * `bad-request` for an entry that nobody waits for, and for one without a valid signature; that of a contract only the
 * network can check.
 */
export async function placeOfSigned(
  signed: string,
  entries: readonly CallEntry[],
  networkPassphrase: string,
): Promise<number> {
  const identity = (entry: string) => entryPreimage(setEntryExpiration(entry, 0), networkPassphrase)
  const wanted = await identity(signed)
  const known = await Promise.all(
    entries.map(async ({ entry, missing }) => missing && (await identity(entry))),
  )
  const at = known.indexOf(wanted)
  if (at < 0) throw notMissing()
  const { places } = await checkEntrySignatures(signed, { networkPassphrase })
  const states = places.map(({ state }) => state)
  if (states.includes("invalid") || states.every((state) => state === "missing")) {
    throw new WalletError(
      "bad-request",
      reason("entryNotSigned", "This authorization entry has no valid signature."),
    )
  }
  return at
}

/** The error for an entry that nobody waits for. */
export function notMissing(): WalletError {
  return new WalletError(
    "bad-request",
    reason("entryNotMissing", "Nobody waits for the signature of this authorization entry."),
  )
}

/** The signatures that entries lack, but for those of the kit's own accounts. */
export function missingOf(
  entries: readonly CallEntry[],
  own: ReadonlySet<string> = new Set(),
): MissingSignature[] {
  return entries.flatMap(({ missing }) => (missing && !own.has(missing.address) ? missing : []))
}

/** The entries with the signatures of the kit's own accounts, for which their wallets are asked one after another. */
export async function signOwn(
  entries: readonly CallEntry[],
  kit: Pick<Kit, "signAuthEntry">,
  options: { networkPassphrase: string; signal: AbortSignal },
): Promise<CallEntry[]> {
  const signed: CallEntry[] = []
  for (const { entry, missing } of entries) {
    if (!missing) {
      signed.push({ entry })
      continue
    }
    const { address, preimage } = missing
    const { signedAuthEntry: signature, signerAddress = address } = await kit.signAuthEntry(
      preimage,
      { ...options, address, entry },
    )
    // A smart account's wallet returns the whole entry: only a contract knows the form of its signatures.
    const whole = address.startsWith("C")
      ? signature
      : addEntrySignature(entry, { place: address, signer: signerAddress, signature })
    signed.push({ entry: whole })
  }
  return signed
}
