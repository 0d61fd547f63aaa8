import type { Direction } from "./direction.js"

/** What is shown: all, what moved from or to the account, or what failed. */
export const shows = ["all", "out", "in", "failed"] as const
export type Show = (typeof shows)[number]

export interface ActivityFilter {
  show: Show
  /** What a visitor looks for: words of names, amounts, and memos, in any order. */
  words: string
}

/** An item as a filter sees it. */
export interface Filtered {
  direction: Direction
  hasFailed: boolean
  /** What a visitor may look for. */
  text: string
}

/** Whether a filter shows an item. */
export function passes({ show, words }: ActivityFilter, item: Filtered): boolean {
  if (show === "failed" ? !item.hasFailed : show !== "all" && item.direction !== show) return false
  const text = item.text.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
