import { type ReactElement, useEffect, useRef } from "react"
import { Button } from "../parts/button.js"
import { Checkbox } from "../parts/checkbox.js"
import { type ShortcutAction, shortcutKeys } from "./shortcut.js"

const texts: Readonly<Record<ShortcutAction, string>> = {
  transaction: "Open Transaction",
  authorization: "Open Authorization",
  message: "Open Message",
  check: "Open Check",
  connect: "Connect a wallet",
  field: "Go to the first field",
  network: "Go to the network",
  list: "Show this list",
}

/** Props of `ShortcutList`. */
export interface ShortcutListProps {
  /** Whether shortcuts are turned on. */
  on: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}

/** A dialog that lists the shortcuts and turns them on or off. */
export default function ShortcutList({ on, onSwitch, onClose }: ShortcutListProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby="shortcuts" onClose={onClose}>
      <div className="stack">
        <h2 id="shortcuts" className="lead">
          Keyboard shortcuts
        </h2>
        <dl className="facts">
          {Object.entries(shortcutKeys).map(([action, key]) => (
            <div key={action}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{texts[action as ShortcutAction]}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Checkbox checked={on} onChange={onSwitch}>
            Use these shortcuts
          </Checkbox>
          <p className="hint">They work while you aren’t typing in a field.</p>
        </div>
        <div className="actions">
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        </div>
      </div>
    </dialog>
  )
}
