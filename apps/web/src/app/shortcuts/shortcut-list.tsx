import "../../ui/late-styles.js"
import { type ReactElement, useEffect, useRef } from "react"
import { say } from "../../texts/en/shortcuts.js"
import { Button } from "../../ui/button.js"
import { Checkbox } from "../../ui/checkbox.js"
import { type ShortcutAction, shortcutKeys } from "./shortcut.js"

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
    <dialog ref={dialog} className="dialog" aria-labelledby="shortcuts" onClose={onClose}>
      <div className="stack">
        <h2 id="shortcuts" className="lead">
          {say("title")}
        </h2>
        <dl className="facts">
          <div>
            <dt>
              <kbd>Ctrl K</kbd> <kbd>⌘ K</kbd>
            </dt>
            <dd>{say("palette")}</dd>
          </div>
          {Object.entries(shortcutKeys).map(([action, key]) => (
            <div key={action}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{say(action as ShortcutAction)}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Checkbox checked={on} onChange={onSwitch}>
            {say("use")}
          </Checkbox>
          <p className="hint">{say("hint")}</p>
        </div>
        <div className="actions">
          <Button onClick={() => dialog.current?.close()}>{say("close")}</Button>
        </div>
      </div>
    </dialog>
  )
}
