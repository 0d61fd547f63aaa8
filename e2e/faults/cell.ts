/** The result of a scenario over a way, as a run notes it for docs/faults.md. */
export interface Cell {
  scenario: string
  way: string
  /** What the app saw. */
  saw?: string
  /** Why the scenario does not apply. */
  excluded?: string
}

/** The type of the annotations that hold cells. */
export const CELL = "fault"
