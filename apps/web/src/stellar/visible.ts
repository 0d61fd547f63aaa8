import { visible } from "@alidade/core/describe"

/** A text of a stranger in several lines as it can safely be shown: they stay lines, all else is `visible`. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n")
}
