import { isForeign, lettersOf, lettersResemble } from "./look-alikes.js"

/** Items by their names, to find those whose names look alike among hundreds. */
export interface NameIndex<Item> {
  add(name: string, item: Item): void
  /** The items with a name for which `resembles(name, …)` is true, in the order in which they were added. */
  findResembling(name: string): Item[]
}

/**
 * Creates an index of names. A search compares a name of Latin letters only with equal ones and with those that have
 * letters of another alphabet, so it takes about the same time however many names there are.
 */
export function createNameIndex<Item>(): NameIndex<Item> {
  const all: Indexed<Item>[] = []
  /** Names without foreign letters by their letters, and the others by their length. */
  const byLetters = new Map<string | number, Indexed<Item>[]>()
  return {
    add(name, item) {
      const letters = lettersOf(name)
      const indexed = { at: all.length, letters, item }
      const key = letters.some(isForeign) ? letters.length : letters.join("")
      all.push(indexed)
      const same = byLetters.get(key)
      if (same) same.push(indexed)
      else byLetters.set(key, [indexed])
    },
    findResembling(name) {
      const letters = lettersOf(name)
      const resemblesAny = letters.length === 0 || letters.some(isForeign)
      const similar = [letters.join(""), letters.length].flatMap((key) => byLetters.get(key) ?? [])
      return (resemblesAny ? all : similar)
        .filter((other) => lettersResemble(letters, other.letters))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item)
    },
  }
}

/** An item, its place in the order, and the letters of its name. */
interface Indexed<Item> {
  at: number
  letters: readonly string[]
  item: Item
}
