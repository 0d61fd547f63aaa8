import type { Fields } from "../wallet/fields.js"

/** ms that Albedo gives the callback's page before it goes on. */
export const CALLBACK_DELAY = 2_000

const SCHEME = "url:"

/**
 * Sends an answer to the address of a callback (`url:<address>`, AL11) as a form, in a window of its own: a browser
 * blocks it where nobody has clicked. False for a callback of another kind.
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
