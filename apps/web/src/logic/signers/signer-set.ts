import type { AccountInfo } from "@alidade/core/account"

/** The three thresholds of an account, lowest first. */
export const levels = ["low", "medium", "high"] as const

/** One of them. */
export type Level = (typeof levels)[number]

/** Who can sign for an account. */
export interface SignerSet {
  /** Weights by key, the account's own too. A signer that is removed has the weight 0. */
  weights: ReadonlyMap<string, number>
  thresholds: Readonly<Record<Level, number>>
}

/** The highest weight, and the highest threshold. */
const MOST_WEIGHT = 255

/** How many signers an account can have besides its own key. */
const MOST_SIGNERS = 20

/** What is typed, by a signer's key or a threshold's level: only what differs from the account. */
export type SignersDraft = Readonly<Record<string, string>>

/** Whether a name is that of a threshold, and not a key. */
export function isLevel(name: string): name is Level {
  return levels.some((level) => level === name)
}

/** The signers of an account as the network has them. */
export function signersOf({ address, signers, thresholds }: AccountInfo): SignerSet {
  const weights = new Map(signers.map(({ key, weight }) => [key, weight]))
  return { weights: new Map([[address, weights.get(address) ?? 0], ...weights]), thresholds }
}

/** A weight or a threshold as it is typed. Undefined for anything else. */
export function readWeight(text: string): number | undefined {
  const typed = text.trim()
  return /^\d{1,3}$/.test(typed) && Number(typed) <= MOST_WEIGHT ? Number(typed) : undefined
}

/** The signers with what was typed. What can't be read stays as it was. */
export function withDraft(set: SignerSet, draft: SignersDraft): SignerSet {
  const weights = new Map(set.weights)
  const thresholds = { ...set.thresholds }
  for (const [name, text] of Object.entries(draft)) {
    const typed = readWeight(text)
    if (isLevel(name)) thresholds[name] = typed ?? thresholds[name]
    else weights.set(name, typed ?? weights.get(name) ?? 0)
  }
  return { weights, thresholds }
}

/** Whether there are more signers besides the own key than an account can have. */
export function isFull({ weights }: SignerSet, address: string): boolean {
  const others = [...weights].filter(([key, weight]) => key !== address && weight > 0)
  return others.length >= MOST_SIGNERS
}

/** A change of an account's options: the values of a `setOptions` as they are typed. */
export type OptionValues = Readonly<Record<string, string | { key: string; weight: string }>>

/**
 * The changes from one set to another, each for an operation of its own. The network checks all signatures before the first
 * operation. Removals come first, because an added signer needs their room and their reserve; then the other signers, and
 * the own key with the thresholds last.
 */
export function changesBetween(
  before: SignerSet,
  after: SignerSet,
  address: string,
): readonly OptionValues[] {
  const changed = [...after.weights].filter(
    ([key, weight]) => weight !== (before.weights.get(key) ?? 0),
  )
  const others = changed.filter(([key]) => key !== address)
  const removed = others.filter(([, weight]) => weight === 0)
  const set = others.filter(([, weight]) => weight > 0)
  const own = changed.find(([key]) => key === address)
  const field = { low: "lowThreshold", medium: "medThreshold", high: "highThreshold" } as const
  const moved = levels.filter((level) => before.thresholds[level] !== after.thresholds[level])
  const rest = {
    ...(own && { masterWeight: String(own[1]) }),
    ...Object.fromEntries(moved.map((level) => [field[level], String(after.thresholds[level])])),
  }
  return [
    ...[...removed, ...set].map(([key, weight]) => ({ signer: { key, weight: String(weight) } })),
    ...(Object.keys(rest).length > 0 ? [rest] : []),
  ]
}
