import { resemblesSecret } from "../pasted/secret.js"
import { fieldsOf } from "../stellar/read-json.js"
import type { TabSlot } from "./tab-storage.js"

/** What is typed into forms and not used yet, by form and field. It survives a reload, but not its tab. */
export interface Drafts {
  /** The text of a field. Undefined if nothing was typed. */
  read(form: string, field: string): string | undefined
  /** Keeps the text of a field. A text that resembles a secret, or the start of one, is not kept. */
  write(form: string, field: string, text: string): void
  /** Forgets all fields of a form. */
  discard(form: string): void
}

/** Maximum number of forms. The least recently updated are dropped first. */
const MOST = 24

/** Drafts in a slot. If the browser has no room, they last until the page is closed. */
export function createDrafts(slot: TabSlot): Drafts {
  const forms = readForms(slot.read())
  const save = (): void => void slot.write([...forms].slice(-MOST))
  return {
    read: (form, field) => forms.get(form)?.[field],
    write(form, field, text) {
      const { [field]: _, ...others } = forms.get(form) ?? {}
      const fields = text === "" || resemblesSecret(text) ? others : { ...others, [field]: text }
      forms.delete(form)
      if (Object.keys(fields).length > 0) forms.set(form, fields)
      save()
    },
    discard(form) {
      if (forms.delete(form)) save()
    },
  }
}

type Fields = Readonly<Record<string, string>>

function readForms(value: unknown): Map<string, Fields> {
  const pairs = Array.isArray(value) ? value.filter(Array.isArray) : []
  return new Map(
    pairs.flatMap(([form, fields]: unknown[]): [string, Fields][] => {
      const texts = Object.entries(fieldsOf(fields)).filter(([, text]) => typeof text === "string")
      return typeof form === "string" ? [[form, Object.fromEntries(texts) as Fields]] : []
    }),
  )
}
