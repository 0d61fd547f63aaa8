import { resembles, type WalletCard } from "@alidade/core"
import type { Announcement } from "./announcement.js"
import { contentOf, draws } from "./drawing.js"
import { knownCards } from "./known-cards.js"
import { knownDrawings } from "./known-drawings.js"

type Listed = Pick<WalletCard, "productId" | "productName" | "productIcon">

/** A name of this many letters is recognized inside a longer word, too. A shorter one is part of many words. */
const LONG = 5

/** Whether an announcement wears the id, name, or icon of a listed wallet or of one of this package. */
export function isTaken(
  { id, name, icon }: Pick<Announcement, "id" | "name" | "icon">,
  listed: readonly Listed[],
): boolean {
  const content = contentOf(icon)
  return (
    draws(content, knownDrawings) ||
    [...listed, ...knownCards].some(
      ({ productId, productName, productIcon }) =>
        productId === id ||
        (productIcon.startsWith("data:") && contentOf(productIcon) === content) ||
        wears(name, productName),
    )
  )
}

/** Whether a reader can take a name, or some words of it, for another wallet's name. */
function wears(name: string, known: string): boolean {
  const words = wordsOf(name)
  const plain = wordsOf(known.replace(/\s+wallet$/i, "")).join("")
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join("")),
  )
  return (
    words.length === 0 ||
    parts.some((part) => resembles(part, plain)) ||
    (plain.length >= LONG && windows(words.join(""), plain.length).some((w) => resembles(w, plain)))
  )
}

/** The words of a name, without punctuation and invisible characters. */
function wordsOf(name: string): string[] {
  return name
    .normalize("NFKD")
    .split(/[^\p{L}\p{N}\p{S}]+/u)
    .filter(Boolean)
}

/** All parts of a word with this many characters. */
function windows(word: string, length: number): string[] {
  const letters = Array.from(word)
  return letters.map((_, from) => letters.slice(from, from + length).join(""))
}
