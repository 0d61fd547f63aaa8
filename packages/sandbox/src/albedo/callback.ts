import type { Fields } from "../wallet/fields.js"

/** How long Albedo waits for the callback's page before it continues, in ms. */
export const CALLBACK_DELAY = 2_000

const SCHEME = "url:"

/**
 * Posts a reply as a form to the address of a callback (`url:<address>`, AL11), in a new window. Browsers block that
 * window without a click. Returns false for other kinds of callbacks.
 */
export function postToCallback(page: Window, callback: string, answer: Fields): boolean {
  if (!callback.startsWith(SCHEME)) return false
  const form = page.document.createElement("form")
  form.method = "post"
  form.action = callback.slice(SCHEME.length)
  form.target = "_blank"
  for (const [name, value] of Object.entries(answer)) {
    const input = page.document.createElement("input")
    input.type = "hidden"
    input.name = name
    input.value = String(value)
    form.append(input)
  }
  page.document.body.append(form)
  form.submit()
  form.remove()
  return true
}
