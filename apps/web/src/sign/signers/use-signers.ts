import type { AccountInfo } from "@alidade/core/account"
import {
  isLevel,
  type SignerSet,
  type SignersDraft,
  signersOf,
  withDraft,
} from "../../logic/signers/signer-set.js"
import { fieldsOf } from "../../logic/stellar/read-json.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePageNetwork } from "../../page/page.js"
import { parseJson } from "../../page/stored-keys.js"
import { useDraft } from "../../page/use-draft.js"

/** The signers of an account while they are changed. */
export interface Signers {
  /** The form's name among the drafts. */
  name: string
  before: SignerSet
  after: SignerSet
  /** What is typed for a weight, by its key, or for a threshold, by its level. */
  text: (of: string) => string
  setText: (of: string, text: string) => void
  /** Removes a signer, or takes back that it was added. */
  remove: (key: string) => void
  clear: () => void
}

/** The signers of an account with what was typed, which survives a reload. */
export function useSigners(account: AccountInfo): Signers {
  const { passphrase } = usePageNetwork()
  const name = operationsDraft(account.address, passphrase, "signers")
  const [saved, save] = useDraft(name, "signers")
  const draft = readDraft(saved)
  const before = signersOf(account)
  const after = withDraft(before, draft)
  const setText = (of: string, text: string): void => save(JSON.stringify({ ...draft, [of]: text }))
  return {
    name,
    before,
    after,
    text: (of) =>
      draft[of] ?? String(isLevel(of) ? after.thresholds[of] : (after.weights.get(of) ?? 0)),
    setText,
    remove(key) {
      if (before.weights.has(key)) return setText(key, "0")
      const { [key]: _, ...others } = draft
      save(JSON.stringify(others))
    },
    clear: () => save(""),
  }
}

function readDraft(saved: string): SignersDraft {
  const fields = Object.entries(fieldsOf(parseJson(saved)))
  return Object.fromEntries(
    fields.flatMap(([name, text]) => (typeof text === "string" ? [[name, text] as const] : [])),
  )
}
