import type { ReactElement } from "react"
import { say } from "../texts/en/parts.js"
import { Button } from "./button.js"

/** Empties the fields of its form, and so forgets what was kept of them for a reload. */
export function ClearButton({ onClear }: { onClear: () => void }): ReactElement {
  return (
    <Button look="quiet" aria-label={say("clearNamed")} onClick={onClear}>
      {say("clear")}
    </Button>
  )
}
