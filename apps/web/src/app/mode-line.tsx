import type { ReactElement } from "react"
import { basePath } from "../logic/base-path.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/app.js"

/**
 * One line above the header: whether the page uses the sandbox or the real wallets, with a link to the other. Each has its
 * own address, so links keep it. Renders nothing where no sandbox is beside the page.
 */
export function ModeLine(): ReactElement | null {
  const { mode, hasSandbox } = usePage()
  if (!hasSandbox) return null
  const inSandbox = mode === "sandbox"
  return (
    <nav className="modes" aria-label={say("modes")}>
      <div className="modes-row">
        <p>
          <b>{say(inSandbox ? "sandbox" : "live")}</b> {inSandbox && `${say("noMoney")} `}
          <span className="modes-more">{say(inSandbox ? "sandboxHint" : "liveHint")}</span>
        </p>
        <a href={`${basePath}?mode=${inSandbox ? "live" : "sandbox"}`}>
          {say(inSandbox ? "useReal" : "useSandbox")}
        </a>
      </div>
    </nav>
  )
}
