import type { EnginePage, Query } from "./page.js"

/** Time limit for every wait, in ms. A busy machine is slow, not wrong. */
const TIME_LIMIT = 30_000
/** Polling interval, in ms. */
const POLL_INTERVAL = 100

/** Waits until `find` returns something, and returns it. Throws an error with this text after the time limit. */
export async function until<Found>(
  what: string,
  find: () => Promise<Found | undefined | false | null>,
): Promise<Found> {
  const end = Date.now() + TIME_LIMIT
  for (;;) {
    const found = await find()
    if (found) return found
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}.`)
    await new Promise((done) => setTimeout(done, POLL_INTERVAL))
  }
}

/** Clicks an element as soon as it exists. */
export async function press(
  page: EnginePage,
  role: Query["role"],
  name: Query["name"],
  within?: string,
): Promise<void> {
  await until(`the ${role} ${name}`, () => page.click({ role, name, ...(within && { within }) }))
}

/** Types a text into a field. */
export async function fill(page: EnginePage, name: Query["name"], text: string): Promise<void> {
  await press(page, "textbox", name)
  await page.type(text)
}

/** Chooses an option of whichever `select` has it. Engines draw the list outside the page. */
export async function choose(page: EnginePage, option: string): Promise<void> {
  await until(`the option ${option}`, () =>
    page.evaluate((option) => {
      const all = [...document.querySelectorAll("option")]
      const found = all.find(({ text }) => text === option)
      const select = found?.closest("select")
      if (!found || !select) return false
      select.value = found.value
      select.dispatchEvent(new Event("change", { bubbles: true }))
      return true
    }, option),
  )
}

/** Waits until a labelled field has a value that the pattern matches, and returns it. */
export async function readField(
  page: EnginePage,
  label: string,
  pattern: RegExp = /./,
): Promise<string> {
  const read = (label: string): string | undefined =>
    [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].find(({ labels }) =>
      [...(labels ?? [])].some(({ textContent }) => textContent?.trim() === label),
    )?.value
  let value: string | undefined
  await until(`${pattern} in the field ${label}`, async () => {
    value = await page.evaluate(read, label)
    return value !== undefined && pattern.test(value)
  })
  return value ?? ""
}

/** The text that the page shows. */
export async function visibleTextOf(page: EnginePage): Promise<string> {
  // A page that has just begun to load has no body.
  // biome-ignore lint/performance/useDomNodeTextContent: what is in the page and not shown does not count
  const shown = await page.evaluate(() => document.body?.innerText ?? "", null)
  return shown.replace(/\s+/g, " ")
}

/** Waits until the page shows a text. */
export async function waitForText(page: EnginePage, text: string | RegExp): Promise<void> {
  await until(`the text ${text}`, async () => {
    const shown = await visibleTextOf(page)
    return typeof text === "string" ? shown.includes(text) : text.test(shown)
  })
}

/** Waits until a selector matches an element. */
export async function waitForSelector(page: EnginePage, selector: string): Promise<void> {
  await until(selector, () =>
    page.evaluate((selector) => document.querySelector(selector) !== null, selector),
  )
}

/** Waits until a selector matches nothing. */
export async function waitForRemoval(page: EnginePage, selector: string): Promise<void> {
  await until(`${selector} to go`, () =>
    page.evaluate((selector) => document.querySelector(selector) === null, selector),
  )
}

/** Waits until a container shows a link that leads to an address that the pattern matches. */
export async function waitForLink(page: EnginePage, within: string, href: RegExp): Promise<void> {
  const all = (within: string): string[] =>
    [...document.querySelectorAll<HTMLAnchorElement>(`${within} a[href]`)].map(({ href }) => href)
  await until(`a link to ${href} in ${within}`, async () =>
    (await page.evaluate(all, within)).some((one) => href.test(one)),
  )
}
