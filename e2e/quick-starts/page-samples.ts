import { readdirSync, readFileSync } from "node:fs"
import { root } from "../../scripts/run.js"

/** The documents for app developers. */
export const pagesFolder = "apps/docs/src/content/docs/"

/** A block of code in a page. */
export interface Sample {
  /** The page, from the root. */
  page: string
  language: string
  /** The file that the block is, if it names one: `title="src/app.tsx"`. */
  title?: string
  /** The language of the two sides of a difference: `lang="ts"`. */
  side?: string
  /** What the reader has already, in a comment above the block: `<!-- given: declare const xdr: string -->`. */
  given: string
  code: string
}

/** Each written page, with its text. Pages below `reference` are made from the sources. */
export function readPages(): { page: string; text: string }[] {
  return readdirSync(root + pagesFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.mdx?$/.test(path) && !path.startsWith("reference/"))
    .sort()
    .map((path) => ({
      page: pagesFolder + path,
      text: readFileSync(root + pagesFolder + path, "utf8"),
    }))
}

const block = /(?:<!-- given: ((?:(?!-->).)*?) -->\n+)?^```(\w+)([^\n]*)\n(.*?)^```$/gms

/** The blocks of code of a page. */
export function samplesOf({ page, text }: { page: string; text: string }): Sample[] {
  return [...text.matchAll(block)].map(([, given = "", language = "", meta = "", code = ""]) => ({
    ...{ page, language, given, code },
    ...quoted(meta, "title"),
    ...quoted(meta, "side", "lang"),
  }))
}

function quoted(meta: string, field: string, name = field): Record<string, string> {
  const value = new RegExp(`\\b${name}="([^"]+)"`).exec(meta)?.[1]
  return value === undefined ? {} : { [field]: value }
}

/** The old and the new code of a difference. */
export function sidesOf(code: string): { before: string; after: string } {
  const lines = code.split("\n")
  const without = (mark: string): string =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join("\n")
  return { before: without("+"), after: without("-") }
}
