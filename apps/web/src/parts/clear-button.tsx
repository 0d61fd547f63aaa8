import type { ReactElement } from "react"
import { Button } from "./button.js"

/** Empties the fields of its form, and so forgets what was kept of them for a reload. */
export function ClearButton({ onClear }: { onClear: () => void }): ReactElement {
  return (
    <Button look="quiet" aria-label="Clear the form" onClick={onClear}>
      Clear
    </Button>
  )
}
