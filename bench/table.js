/**
 * A measured page: a column of the tables.
 * @template Samples
 * @typedef {{ name: string, samples: Samples }} Column
 */

/** @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * A table in Markdown. The first column has names, the others figures.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`
  const rule = `|---|${"---:|".repeat(head.length - 1)}`
  return [line(head), rule, ...rows.map(line)].join("\n")
}

/**
 * @param {number} value
 * @param {number} [digits]
 */
export function number(value, digits = 0) {
  return Number.isFinite(value) ? value.toFixed(digits) : "–"
}
