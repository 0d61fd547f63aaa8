import type { Parties } from "../parties/parties.js"
import type { PlannedRow } from "./plan-changes.js"

/** Up to this many rows stand open. */
const MOST_ROWS = 6

/** The rows of a list of changes: those that stand open, and those behind one row with their total. */
export interface FoldedRows {
  shown: readonly PlannedRow[]
  folded: readonly PlannedRow[]
}

/** Folds the saved accounts of a long list. Whoever acts, and whoever isn't known, stands open. */
export function foldRows(rows: readonly PlannedRow[], parties: Parties): FoldedRows {
  if (rows.length <= MOST_ROWS) return { shown: rows, folded: [] }
  const isFolded = ({ isActing, shown }: PlannedRow): boolean =>
    !isActing && parties(shown).standing === "saved"
  const folded = rows.filter(isFolded)
  return folded.length > 1
    ? { shown: rows.filter((row) => !isFolded(row)), folded }
    : { shown: rows, folded: [] }
}
