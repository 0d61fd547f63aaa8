import { measureClick } from "./measure/click.js"
import { measureProbing } from "./measure/probing.js"
import { measureSigning } from "./measure/signing.js"
import { buildPage } from "./pages.js"
import { servePage } from "./serve.js"
import { median, number, table } from "./table.js"

/** What our packages alone do: signatures, and any number of cards. */

const counts = /** @type {const} */ ([9, 18, 50, 100])

/** @typedef {import("./measure/click.js").Click} Click */
/** @typedef {import("./measure/probing.js").Probing} Probing */
/** @typedef {import("./measure/signing.js").Signing} Signing */
/**
 * @typedef {object} Special
 * @property {string} name
 * @property {string} cards address of the page with any number of cards
 * @property {string} signing address of the signing page
 * @property {() => void} close
 * @property {Signing[]} signatures
 * @property {Signing[]} slowSignatures
 * @property {{ cards: number, probing: Probing, click: Click }[]} samples
 */

/**
 * @param {string} name
 * @param {string} [checkout]
 * @returns {Promise<Special>}
 */
export async function buildSpecial(name, checkout) {
  const cards = await servePage(await buildPage("cards", checkout))
  const signing = await servePage(await buildPage("signing", checkout))
  const close = () => {
    cards.close()
    signing.close()
  }
  return {
    ...{ name, cards: cards.url, signing: signing.url, close },
    ...{ signatures: [], slowSignatures: [], samples: [] },
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Special} special
 */
export async function measureSignatures(browser, { signing, signatures, slowSignatures }) {
  signatures.push(await measureSigning(browser, signing, 1))
  slowSignatures.push(await measureSigning(browser, signing, 4))
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Special} special
 */
export async function measureCards(browser, { cards: url, samples }) {
  for (const cards of counts) {
    const probing = await measureProbing(browser, url, cards)
    const address = `${url}/?cards=${cards}`
    const click = await measureClick(browser, address, { isFirst: false, slowdown: 1, rows: cards })
    samples.push({ cards, probing, click })
  }
}

/** @param {readonly Special[]} specials */
export function signaturesTable(specials) {
  const row = (/** @type {string} */ name, /** @type {keyof Signing} */ key) => [
    name,
    ...specials.flatMap(({ signatures, slowSignatures }) =>
      [signatures, slowSignatures].map((all) => number(median(all.map((one) => one[key])), 1)),
    ),
  ]
  return table(
    ["signatures (ms)", ...specials.flatMap(({ name }) => [name, `${name}, slowed`])],
    [
      row("first: call to preview", "preview"),
      row("first: call to preview, thread", "previewThread"),
      row("further: beyond the vendor's package", "further"),
      row("further: beyond the vendor's package, thread", "furtherThread"),
    ],
  )
}

/** @param {Special} special */
export function cardsTable({ name, samples }) {
  /** @typedef {typeof samples[number]} Sample */
  const row = (/** @type {string} */ title, /** @type {(sample: Sample) => number} */ read) => [
    title,
    ...counts.map((count) =>
      number(median(samples.filter(({ cards }) => cards === count).map(read)), 1),
    ),
  ]
  return table(
    [`${name}: cards (thread ms)`, ...counts.map(String)],
    [
      row("first probe", ({ probing }) => probing.first),
      row("another probe", ({ probing }) => probing.again),
      row("navigation until quiet", ({ click }) => click.threadBefore),
      row("picker ready: click to all rows", ({ click }) => click.thread),
    ],
  )
}
