import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { readReasons } from "./reasons.js"
import { root } from "./run.js"

/** @typedef {string | Readonly<Record<string, string>>} Text a text, or its plural forms by category */
/** @typedef {ReadonlyMap<string, Text>} Texts by key; one in a section has its section before a dot */

/** The languages other than English, which is in the code. */
export const languages = "ar de es fr hi id it ja ko pt-BR ru th tr uk vi zh-CN zh-TW".split(" ")

/**
 * The folders whose `locales` have a catalogue per language, or a part of them, and whether a name in it is a section with
 * texts.
 */
export const catalogues = {
  "apps/web": () => true,
  "packages/react": (/** @type {string} */ name) => name === "reasons",
  // Apart from the other texts, because only those who open the inspector load them.
  "packages/react/inspector": () => false,
  // Likewise, with the first transaction that failed.
  "packages/react/result-codes": () => false,
}

/** @typedef {keyof typeof catalogues} Catalogue */

/** Texts that a language rightly has like English, such as words that it has taken over. */
const sameAsEnglish = readJson("scripts/same-as-english.json")

/** Packages whose errors are for developers, and a part of one. Their reasons have no translations. */
const forDevelopers = /^(?:chains|sign-in|react\/src\/inspector)\//

/** The English sentences of the packages' reasons, by key. */
function readPackageReasons() {
  const paths = readdirSync(`${root}packages`, { recursive: true, encoding: "utf8" })
  const sources = paths
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^[^/]+\/src\/(?!.*\.test\.).*\.tsx?$/.test(path))
    .filter((path) => !forDevelopers.test(path))
    .sort()
  const found = sources.flatMap((path) => {
    const code = readFileSync(`${root}packages/${path}`, "utf8")
    return code.includes("reason(") ? readReasons(path, code).reasons : []
  })
  return Object.fromEntries(found.map(({ key, english }) => [key, english]))
}

/**
 * The file of a catalogue's language.
 * @param {Catalogue} catalogue
 * @param {string} code
 */
export function pathOf(catalogue, code) {
  const [place, name, part] = catalogue.split("/")
  return [place, name, "locales", ...(part ? [part] : []), `${code}.json`].join("/")
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(root + path, "utf8"))
}

/**
 * The English texts, read from the code.
 * @returns {Promise<Record<Catalogue, Texts>>}
 */
export async function readEnglish() {
  const { createServer } = await import("vite")
  const conditions = ["@alidade/source"]
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  })
  try {
    const [page, { english }, { previewEnglish }, { inspectorEnglish }, { codesEnglish }] =
      await Promise.all([
        vite.ssrLoadModule("/apps/web/src/texts/en/index.ts"),
        vite.ssrLoadModule("/packages/react/src/messages/english.ts"),
        vite.ssrLoadModule("/packages/react/src/messages/preview.ts"),
        vite.ssrLoadModule("/packages/react/src/inspector/texts.ts"),
        vite.ssrLoadModule("/packages/react/src/result-codes/english.ts"),
      ])
    return {
      "apps/web": toTexts(page.english, "apps/web"),
      "packages/react": toTexts(
        { ...english, ...previewEnglish, reasons: readPackageReasons() },
        "packages/react",
      ),
      "packages/react/inspector": toTexts(inspectorEnglish, "packages/react/inspector"),
      "packages/react/result-codes": toTexts(codesEnglish, "packages/react/result-codes"),
    }
  } finally {
    await vite.close()
  }
}

/**
 * The texts of a catalogue's language.
 * @param {Catalogue} catalogue
 * @param {string} code
 */
export function readCatalogue(catalogue, code) {
  return toTexts(readJson(pathOf(catalogue, code)), catalogue)
}

/**
 * Writes a language's texts in the order of the English ones. Those that English doesn't have are left out.
 * @param {Catalogue} catalogue
 * @param {string} code
 * @param {Texts} english
 * @param {Texts} texts
 */
export function writeCatalogue(catalogue, code, english, texts) {
  /** @type {Record<string, any>} */
  const written = {}
  for (const key of english.keys()) {
    const text = texts.get(key)
    if (text === undefined) continue
    const [section = "", name] = key.split(".")
    if (name === undefined) written[section] = text
    else written[section] = { ...written[section], [name]: text }
  }
  const json = `${JSON.stringify(written, null, 2)}\n`
  writeFileSync(root + pathOf(catalogue, code), json)
}

/**
 * @param {Record<string, any>} file
 * @param {Catalogue} catalogue
 * @returns {Texts}
 */
function toTexts(file, catalogue) {
  return new Map(
    Object.entries(file).flatMap(([name, texts]) =>
      catalogues[catalogue](name)
        ? Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text])
        : [[name, texts]],
    ),
  )
}

/**
 * What is wrong with a language's texts: `missing` ones are shown in English; the others are faults.
 * @param {Catalogue} catalogue
 * @param {string} code
 * @param {Texts} english
 * @param {Texts} [texts]
 */
export function checkCatalogue(catalogue, code, english, texts = readCatalogue(catalogue, code)) {
  const known = [...texts].filter(([key]) => english.has(key))
  const same = known.filter(([key, text]) => isSame(text, english.get(key) ?? "")).map(first)
  const listed = sameAsEnglish[catalogue]?.[code] ?? []
  return {
    missing: [...english.keys()].filter((key) => !texts.has(key)),
    unused: [...texts.keys()].filter((key) => !english.has(key)),
    wrong: known
      .filter(([key, text]) => !isTranslation(text, english.get(key) ?? "", code))
      .map(first),
    inEnglish: same.filter((key) => !listed.includes(key)),
    listedInVain: listed.filter((/** @type {string} */ key) => !same.includes(key)),
  }
}

/** @param {[string, Text]} entry */
const first = ([key]) => key

/** @param {Text} text @returns {[form: string, text: string][]} */
const formsOf = (text) => (typeof text === "string" ? [["", text]] : Object.entries(text))

/** The placeholders of a text, each once. @param {string} text */
const namesIn = (text) => [...new Set(text.match(/\{\w+\}/g))].sort().join()

/** Whether a text is the English one and has words. @param {Text} text @param {Text} english */
function isSame(text, english) {
  const words = formsOf(text).map(([, form]) => form.replaceAll(/\{\w+\}/g, ""))
  return (
    JSON.stringify(text) === JSON.stringify(english) && words.some((form) => /\p{L}/u.test(form))
  )
}

/**
 * Whether a text has the forms of its language, none of them empty, and in each the placeholders of the English one.
 * @param {Text} text
 * @param {Text} english
 * @param {string} code
 */
function isTranslation(text, english, code) {
  if (typeof text !== typeof english) return false
  const rules = new Intl.PluralRules(code)
  const { pluralCategories } = rules.resolvedOptions()
  const forms = formsOf(text)
  if (
    typeof text !== "string" &&
    Object.keys(text).sort().join() !== [...pluralCategories].sort().join()
  )
    return false
  const wanted = namesIn(formsOf(english).at(-1)?.[1] ?? "")
  return forms.every(([form, words]) => {
    // A form for a single number may have the number as a word.
    const given = form !== "" && isForOne(form, rules) ? `${words}{count}` : words
    return words.trim() !== "" && namesIn(given) === wanted
  })
}

/** @param {string} form @param {Intl.PluralRules} rules */
function isForOne(form, rules) {
  const numbers = Array.from({ length: 200 }, (_, count) => count)
  return numbers.filter((count) => rules.select(count) === form).length === 1
}
