import type { AccountInfo } from "@alidade/core/account"
import {
  type Level,
  type SignerSet,
  type SignersDraft,
  signersOf,
  withDraft,
} from "../../logic/signers/signer-set.js"
import { fieldsOf } from "../../logic/stellar/read-json.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePageNetwork } from "../../page/page.js"
import { useDraft } from "../../page/use-draft.js"

/** The signers of an account while they are changed. */
export interface Signers {
  /** The form's name among the drafts. */
  name: string
  before: SignerSet
  after: SignerSet
  /** What is typed for a weight or a threshold. */
  weightText: (key: string) => string
  thresholdText: (level: Level) => string
  setWeight: (key: string, text: string) => void
  setThreshold: (level: Level, text: string) => void
  /** Removes a signer, or takes back that it was added. */
  remove: (key: string) => void
  clear: () => void
}

/** The signers of an account with what was typed, which survives a reload. */
export function useSigners(account: AccountInfo): Signers {
  const { passphrase } = usePageNetwork()
  const name = operationsDraft(account.address, passphrase, "signers")
  const [text, setText] = useDraft(name, "signers")
  const draft = readDraft(text)
  const before = signersOf(account)
  const after = withDraft(before, draft)
  const write = (changed: SignersDraft): void => setText(JSON.stringify(changed))
  const setWeight = (key: string, weight: string): void =>
    write({ ...draft, weights: { ...draft.weights, [key]: weight } })
  return {
    name,
    before,
    after,
    weightText: (key) => draft.weights[key] ?? String(after.weights.get(key) ?? 0),
    thresholdText: (level) => draft.thresholds[level] ?? String(after.thresholds[level]),
    setWeight,
    setThreshold: (level, threshold) =>
      write({ ...draft, thresholds: { ...draft.thresholds, [level]: threshold } }),
    remove(key) {
      if (before.weights.has(key)) return setWeight(key, "0")
      const { [key]: _, ...weights } = draft.weights
      write({ ...draft, weights })
    },
    clear: () => setText(""),
  }
}

function readDraft(text: string): SignersDraft {
  try {
    const { weights, thresholds } = fieldsOf(JSON.parse(text))
    return { weights: textsOf(weights), thresholds: textsOf(thresholds) }
  } catch {
    return { weights: {}, thresholds: {} }
  }
}

function textsOf(value: unknown): Record<string, string> {
  const texts = Object.entries(fieldsOf(value)).filter(([, text]) => typeof text === "string")
  return Object.fromEntries(texts) as Record<string, string>
}
