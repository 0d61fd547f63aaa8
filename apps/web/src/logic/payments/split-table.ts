/** The cells of a line of a table of payments, as they are typed. */
export interface TableLine {
  /** Its number in the text, from 1. */
  number: number
  who: string
  amount: string
  asset: string
  memo: string
}

/** Splits a table into its lines, without empty ones. Each has its own separator: a tab, a semicolon, or a comma. */
export function splitTable(text: string): TableLine[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === "") return []
    const [who = "", amount = "", asset = "", memo = ""] = cellsOf(line)
    return [{ number: at + 1, who, amount, asset, memo }]
  })
}

/** A table with other cells in one of its lines. */
export function changeLine(text: string, number: number, changed: Partial<TableLine>): string {
  const lines = text.split("\n")
  const [line] = splitTable(lines[number - 1] ?? "")
  if (!line) return text
  const { who, amount, asset, memo } = { ...line, ...changed }
  return lines.with(number - 1, writeLine([who, amount, asset, memo])).join("\n")
}

/** Writes cells as a line. Empty ones at its end are left out. */
export function writeLine(cells: readonly string[]): string {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1)
  return filled
    .map((cell) => (/[";\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join("; ")
}

function cellsOf(line: string): string[] {
  const mark = ["\t", ";"].find((one) => line.includes(one))
  if (mark) return split(line, mark)
  const [who = "", ...others] = split(line, ",")
  const amounts = others.slice(0, others.findLastIndex((cell) => cell !== "") + 1)
  // A decimal comma separates nothing: what follows the amount has a letter.
  const end = amounts.findIndex((cell) => /\p{L}/u.test(cell))
  const cut = end === -1 ? amounts.length : end
  return [who, amounts.slice(0, cut).join(","), ...amounts.slice(cut)]
}

/** Splits at a separator that is not inside quotes, as spreadsheets write them. */
function split(line: string, mark: string): string[] {
  const cell = new RegExp(`(?: *"((?:[^"]|"")*)" *|([^${mark}]*))(?:${mark}|$)`, "y")
  const cells: string[] = []
  while (cell.lastIndex < line.length) {
    const [, quoted, plain = ""] = cell.exec(line) ?? []
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
  }
  return cells
}
