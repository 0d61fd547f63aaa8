import type { ReactElement } from "react"
import type { Mode } from "../networks.js"
import { usePage } from "./page.js"

const modes: readonly (readonly [mode: Mode, text: string, what: string])[] = [
  ["sandbox", "Sandbox", "Practice wallets and networks on this computer. No real money."],
  ["live", "Real wallets", "Your own wallets. Payments on Public use real money."],
]

/**
 * Switches between the sandbox and the real wallets, and says what the open one is. Each has its own address, so links
 * keep it. Renders nothing where no sandbox is beside the page.
 */
export function ModeSwitch(): ReactElement | null {
  const { mode, hasSandbox } = usePage()
  if (!hasSandbox) return null
  return (
    <nav className="modes" aria-label="Sandbox or real wallets">
      <div className="modes-row">
        <ul>
          {modes.map(([one, text]) => (
            <li key={one}>
              <a href={`/?mode=${one}`} aria-current={one === mode ? "page" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p>{modes.find(([one]) => one === mode)?.[2]}</p>
      </div>
    </nav>
  )
}
