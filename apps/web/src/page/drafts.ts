import { resemblesSecret } from "../logic/pasted/secret.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import type { TabItems } from "./tab-items.js"

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

/** The form's name among the drafts. */
export function paymentDraft(address: string, passphrase: string): string {
  return `payment ${address} ${passphrase}`
}

/** Drafts among a tab's items. If the browser has no room, they last until the page is closed. */
export function createDrafts(items: TabItems): Drafts {
  const forms = new Map(items.read(readFields))
  return {
    read(form, field) {
      const fields = forms.get(form) ?? {}
      return Object.hasOwn(fields, field) ? fields[field] : undefined
    },
    write(form, field, text) {
      const { [field]: _, ...others } = forms.get(form) ?? {}
      const fields = text === "" || resemblesSecret(text) ? others : { ...others, [field]: text }
      forms.delete(form)
      if (Object.keys(fields).length === 0) {
        items.remove(form)
        return
      }
      forms.set(form, fields)
      items.write(form, fields)
      for (const oldest of [...forms.keys()].slice(0, -MOST)) items.remove(oldest)
    },
    discard(form) {
      if (forms.delete(form)) items.remove(form)
    },
  }
}

type Fields = Readonly<Record<string, string>>

function readFields(value: unknown): Fields {
  const texts = Object.entries(fieldsOf(value)).filter(([, text]) => typeof text === "string")
  return Object.fromEntries(texts) as Fields
}
