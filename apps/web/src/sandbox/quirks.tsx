import type { Quirk, WalletSettings } from "@alidade/sandbox/browser"
import type { ReactElement } from "react"

/** What the switches take. */
export interface QuirksProps {
  quirks: readonly Quirk[]
  /** How they stand. */
  on: WalletSettings["quirks"]
  onSet: (change: WalletSettings["quirks"]) => void
}

/** Behaviours of a wallet that an app may stumble over, each with its switch. */
export function Quirks({ quirks, on, onSet }: QuirksProps): ReactElement {
  return (
    <ul className="quirks">
      {quirks.map(({ id, text }) => (
        <li key={id}>
          <label className="check">
            <input
              type="checkbox"
              checked={on[id] ?? false}
              onChange={(event) => onSet({ [id]: event.target.checked })}
            />
            <span>{text}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
