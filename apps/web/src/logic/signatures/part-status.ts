import { matchSigner, type OtherSigner, type SignedPart } from "../check/match-signer.js"
import type { Verdict } from "../check/verdict.js"
import type { LedgerAccount } from "../stellar/horizon.js"
import { type CountedSigner, hasSigned, usedSignatures, weightOf } from "./count-signatures.js"
import type { SigningAccount, Threshold } from "./threshold.js"

/** A possible signer of an account, or one that the transaction's preconditions require. */
export interface Signer {
  /** `G…` for a key; else `T…` (this transaction), `X…` (a hash) or `P…` (a signed payload). */
  address: string
  /** Undefined for a key. */
  kind?: OtherSigner
  weight: number
  /** Its signature is there, or its transaction is this one. */
  signed: boolean
}

/** An account whose signatures a part of an envelope needs. */
export interface AccountStatus {
  /** `G…`. */
  address: string
  /** The threshold that the transaction must reach. */
  threshold: Threshold
  /** The possible signers, those who signed first. Empty if Horizon doesn't answer. */
  signers: readonly Signer[]
  /** The weight of the signatures, and the weight that is needed. Undefined if Horizon doesn't answer. */
  reached?: { weight: number; needed: number }
}

/** The status of one part of an envelope: its accounts and its signatures. */
export interface PartStatus {
  accounts: readonly AccountStatus[]
  /** The signers that the preconditions require, all of them. Absent if they require no signer. */
  extraSigners?: readonly Signer[]
  /** Signatures by other keys, or for another network. */
  others: readonly Verdict[]
  /**
   * The positions of the signatures that no account needs, once all weights are reached. The network rejects a
   * transaction that has any.
   */
  unneeded: readonly number[]
}

/** An account as Horizon knows it. */
export type KnownAccount = Pick<LedgerAccount, "signers" | "otherSigners" | "thresholds">

/** What the status of a part is made from. */
export interface PartToCount extends SignedPart {
  /** The result for each signature, on this network. */
  verdicts: readonly Verdict[]
  accounts: readonly SigningAccount[]
  /** The strkeys of the preconditions' signers. */
  extraSigners: readonly string[]
  known: ReadonlyMap<string, KnownAccount>
}

/** A signer with the positions of its signatures. */
type Matched = CountedSigner & Pick<Signer, "address">

/** Counts the signatures of a part of an envelope as the network does. */
export async function partStatusOf(part: PartToCount): Promise<PartStatus> {
  const { verdicts, known } = part
  const counted = await Promise.all(
    part.accounts.map(async (account) => {
      const { signers = [], otherSigners = [] } = known.get(account.address) ?? {}
      const all = await match([...signers, ...otherSigners], part)
      // A threshold of 0 still requires one signature.
      const needed = Math.max(1, known.get(account.address)?.thresholds[account.threshold] ?? 0)
      return { account, needed, signers: all.filter(isPossible) }
    }),
  )
  const extra = await match(
    part.extraSigners.map((address) => ({ address, weight: 1 })),
    part,
  )
  const lists = [
    ...counted.map(({ signers, needed }) => ({ signers, needed })),
    { signers: extra, needed: extra.length },
  ]
  const named = new Set(lists.flatMap(({ signers }) => signers.flatMap((one) => one.positions)))
  const used = lists.map(({ signers, needed }) => usedSignatures(signers, needed))
  const isComplete = lists.every(({ signers, needed }) => weightOf(signers) >= needed)
  return {
    accounts: counted.map(({ account, signers, needed }) => ({
      ...account,
      signers: signers.map(shown).sort((a, b) => Number(b.signed) - Number(a.signed)),
      ...(signers.length > 0 ? { reached: { weight: weightOf(signers), needed } } : {}),
    })),
    ...(extra.length > 0 ? { extraSigners: extra.map(shown) } : {}),
    others: verdicts.filter((_, position) => !named.has(position)),
    unneeded: isComplete
      ? [...verdicts.keys()].filter((position) => !used.some((one) => one.has(position)))
      : [],
  }
}

/**
 * The positions of the signatures that verify for a possible signer of the part. Of an account that Horizon didn't
 * answer for, only the own key is known.
 */
export async function signerPositions(part: PartToCount): Promise<ReadonlySet<number>> {
  const signers = part.accounts.flatMap(({ address }) => {
    const account = part.known.get(address)
    if (!account) return [{ address, weight: 1 }]
    return [...account.signers, ...(account.otherSigners ?? [])]
  })
  const extra = part.extraSigners.map((address) => ({ address, weight: 1 }))
  const matched = await match([...signers, ...extra], part)
  return new Set(matched.flatMap(({ positions }) => positions))
}

/** Finds the signatures of each signer. */
async function match(
  signers: readonly Pick<Signer, "address" | "weight">[],
  part: PartToCount,
): Promise<Matched[]> {
  const matched: Matched[] = []
  for (const { address, weight } of signers) {
    const other = await matchSigner(address, part)
    const positions = [...part.verdicts.entries()].flatMap(([position, { valid, signer }]) =>
      valid && signer === address ? [position] : [],
    )
    matched.push({ address, weight, positions, ...other })
  }
  return matched
}

/** A transaction that was authorized before can only be this one. */
function isPossible({ kind, isPreAuthorized }: Matched): boolean {
  return kind !== "preAuthTx" || isPreAuthorized === true
}

function shown(signer: Matched): Signer {
  const { address, kind, weight } = signer
  return { address, ...(kind ? { kind } : {}), weight, signed: hasSigned(signer) }
}
