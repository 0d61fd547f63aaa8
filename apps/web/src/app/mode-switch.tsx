import type { ReactElement } from "react"
import { basePath } from "../logic/base-path.js"
import type { Mode } from "../logic/networks/networks.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/app.js"

const modes: readonly Mode[] = ["sandbox", "live"]

/**
 * Switches between the sandbox and the real wallets, and says what the open one is. Each has its own address, so links
 * keep it. Renders nothing where no sandbox is beside the page.
 */
export function ModeSwitch(): ReactElement | null {
  const { mode, hasSandbox } = usePage()
  if (!hasSandbox) return null
  return (
    <nav className="modes" aria-label={say("modes")}>
      <div className="modes-row">
        <ul>
          {modes.map((one) => (
            <li key={one}>
              <a href={`${basePath}?mode=${one}`} aria-current={one === mode ? "page" : undefined}>
                {say(one)}
              </a>
            </li>
          ))}
        </ul>
        <p>{say(mode === "sandbox" ? "sandboxHint" : "liveHint")}</p>
      </div>
    </nav>
  )
}
