import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { root } from "./run.js"

/** Phrases that are hard to read, with what to write instead. */
export const phrases = /** @type {const} */ ([
  [/\b(?:is|are|was|were|be|been) told\b/i, "gets, receives, knows, or reports"],
  [/\b(?:is|are|was|were|be|been) heard\b/i, "arrives, or is received"],
  [/\bwhat (?:is|was) asked\b/i, "the request"],
  [/\bc[ao]mes? about\b/i, "happens, or succeeds"],
  [/\bc[ao]mes? to nothing\b/i, "fails"],
  [/\binto being\b/i, "is created"],
  [/\bin the place of\b/i, "instead of"],
  [/\bby whom\b/i, "who"],
  [/\bthe very\b/i, "exactly the, or the same"],
  [/\bthat which\b/i, "what"],
  [/\bis none\b/i, "does not exist, or is invalid"],
  [/\bat its word\b/i, "trusts"],
  [/\bof which\b/i, "two sentences, or names what it is"],
])

/**
 * The lines of a text with such a phrase, except where the line or the one above says `plain-words: meant`.
 * @param {string} text
 * @returns {{ line: number, phrase: string, instead: string }[]}
 */
export function findPhrases(text) {
  const lines = text.split("\n")
  return lines.flatMap((line, index) => {
    const isMeant = `${lines[index - 1]} ${line}`.includes("plain-words: meant")
    return phrases.flatMap(([pattern, instead]) => {
      const [phrase] = (!isMeant && line.match(pattern)) || []
      return phrase ? [{ line: index + 1, phrase, instead }] : []
    })
  })
}

/** Prints each phrase found in the project, and returns their number. */
export function checkWords() {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(tsx?|js|css|md)$/.test(file) && !/plain-words|\/languages\//.test(file))
  const found = files.flatMap((file) =>
    findPhrases(readFileSync(root + file, "utf8")).map((phrase) => ({ file, ...phrase })),
  )
  for (const { file, line, phrase, instead } of found) {
    console.error(`${file}:${line} "${phrase}": write ${instead}`)
  }
  return found.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = checkWords() > 0 ? 1 : 0
}
