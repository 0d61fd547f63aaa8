import type { Page } from "@playwright/test"
import { readCatalogue, readEnglish, type Text } from "../../scripts/catalogues.js"

/** The texts of a language, and a check that finds English ones among texts that a page has shown. */
export interface Translation {
  /** A text of the dialogs or the page, or a reason (`reasons.declined`), with any values. */
  words: (key: string) => RegExp
  /** The shown texts that are English, although they are ours. */
  findEnglish: (shown: readonly string[]) => string[]
}

/** Words that English sentences have, and sentences of the languages of these journeys don't. */
const FUNCTION_WORD = /\b(?:the|and|is|of|to|with|this|that|your|not|again|for|has|it|from)\b/g

const catalogues = ["apps/web", "packages/react", "packages/react/result-codes"] as const

/** Read once, because that starts a bundler. */
let englishTexts: ReturnType<typeof readEnglish> | undefined

export async function readTranslation(language: string): Promise<Translation> {
  englishTexts ??= readEnglish()
  const english = await englishTexts
  const texts = new Map(catalogues.flatMap((name) => [...readCatalogue(name, language)]))
  const own = new Set([...texts.values()].flatMap(formsOf))
  const patterns = catalogues
    .flatMap((name) => [...english[name].values()].flatMap(formsOf))
    .filter((form) => !own.has(form))
    .flatMap((form) => patternOf(form) ?? [])
  return {
    words: (key) => {
      const [form = key] = formsOf(texts.get(key) ?? key)
      return new RegExp(expressionOf(form, ".*"))
    },
    findEnglish: (shown) =>
      shown.filter((text) => {
        const plain = text.replaceAll(/[\u2066-\u2069]|Account \d/g, "")
        if (own.has(plain)) return false
        const words = new Set(plain.toLowerCase().match(FUNCTION_WORD))
        return words.size > 1 || patterns.some((pattern) => pattern.test(plain))
      }),
  }
}

function formsOf(text: Text): string[] {
  return typeof text === "string" ? [text] : Object.values(text)
}

/**
 * Finds an English text within others, if it has several words, or else alone and with values that are no Arabic.
 * Undefined for a text without words.
 */
function patternOf(text: string): RegExp | undefined {
  const words = text.replaceAll(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? []
  if (words.length === 0) return undefined
  return words.length > 2
    ? new RegExp(expressionOf(text, ".{1,300}?"))
    : new RegExp(`^${expressionOf(text, "[^\u0600-\u06ff]{1,300}?")}$`)
}

/** A text as a regular expression, with one for each placeholder. */
function expressionOf(text: string, placeholder: string): string {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&").replaceAll(/\s+/g, "\\s+"))
    .join(placeholder)
}

/**
 * Collects each text that the page shows from now on, or says to a screen reader, without what it quotes. Returns a
 * function with those that came since its last call.
 */
export async function collectTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shownTexts: shown })
    const block =
      "p, li, h1, h2, h3, dt, dd, th, td, label, legend, button, summary, option, div, section"
    const foreign = "q, script, style, textarea, option[lang]"
    const collect = () => {
      const blocks = new Map<Element, string>()
      const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const parent = nodes.currentNode.parentElement
        const around = parent?.closest(block)
        if (!parent || !around || parent.closest(foreign)) continue
        blocks.set(around, (blocks.get(around) ?? "") + nodes.currentNode.textContent)
      }
      for (const text of blocks.values()) shown.add(text.trim())
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        for (const element of document.querySelectorAll(`[${name}]`))
          shown.add(element.getAttribute(name) ?? "")
      }
    }
    new MutationObserver(collect).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["aria-label", "title", "placeholder", "alt"],
    })
  })
  const known = new Set<string>()
  return async () => {
    const shown = await page.evaluate(() => [
      ...(window as unknown as { shownTexts: Set<string> }).shownTexts,
    ])
    const added = shown.filter((text) => !known.has(text))
    for (const text of added) known.add(text)
    return added
  }
}
