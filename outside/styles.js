import { readFileSync } from "node:fs"
import { root } from "../scripts/run.js"

/** @typedef {import("./browser.js").Visit} Visit */

/** Computed styles by element: its name, and the values by property. @typedef {[string, [string, string][]][]} Styles */

/**
 * Throws unless the button and the open picker have the computed styles that the published sheet alone gives them.
 * @param {Visit} visit
 */
export async function expectStyles({ page }) {
  // Without animations, so that styles don't change meanwhile.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.getByRole("button", { name: "Connect" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).waitFor()
  const css = readFileSync(`${root}packages/react/dist/styles.css`, "utf8")
  const [own = [], published = []] = await page.evaluate(computedStyles, css)
  if (own.length < 20) throw new Error(`There are only ${own.length} elements to compare.`)
  const lacking = own.flatMap(([part, styles], index) => {
    const expected = new Map(published[index]?.[1])
    return styles
      .filter(([name, value]) => !isClose(value, expected.get(name) ?? ""))
      .map(([name, value]) => `${part} has ${name}: ${value}, not ${expected.get(name)}`)
  })
  if (lacking.length > 0)
    throw new Error(`The page lacks styles:\n${lacking.slice(0, 20).join("\n")}`)
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await page.emulateMedia({ reducedMotion: null })
}

/**
 * The styles of the kit's elements with the page's sheets, and with only this one. Runs in the page.
 * @param {string} css
 * @returns {Styles[]}
 */
function computedStyles(css) {
  const elements = [...document.querySelectorAll("[data-alidade], [data-alidade] *")]
  const read = () =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      // Bundlers write variables in another way, and add font features for browsers without tabular numbers.
      const names = [...style].filter((name) => !/^(--|font-feature-settings$)/.test(name))
      const part = element.getAttribute("data-part") ?? element.tagName
      return [part, names.map((name) => [name, style.getPropertyValue(name)])]
    })
  const own = read()
  const sheets = [...document.styleSheets]
  const adopted = document.adoptedStyleSheets
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  for (const one of sheets) one.disabled = true
  document.adoptedStyleSheets = [sheet]
  const published = read()
  for (const one of sheets) one.disabled = false
  document.adoptedStyleSheets = adopted
  return /** @type {Styles[]} */ ([own, published])
}

/**
 * Whether two values are the same. A bundler rounds numbers, and writes 0% as 0.
 * @param {string} value
 * @param {string} expected
 */
function isClose(value, expected) {
  const number = /-?\d+(\.\d+)?/g
  const words = (/** @type {string} */ text) => text.replace(/\b0%/g, "0px").replace(number, "#")
  const numbers = (/** @type {string} */ text) => (text.match(number) ?? []).map(Number)
  const others = numbers(expected)
  return (
    words(value) === words(expected) &&
    numbers(value).every((one, index) => Math.abs(one - (others[index] ?? Number.NaN)) < 0.2)
  )
}
