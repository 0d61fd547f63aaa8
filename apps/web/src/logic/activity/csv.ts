/** A cell that begins like this is a formula to a spreadsheet, which could send the others away. */
const FORMULA = /^[=+\-@\t\r]/

/** Writes rows as CSV (RFC 4180), with the mark by which spreadsheets recognize UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`
}

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
