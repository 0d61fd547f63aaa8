import type { ReactElement } from "react"
import { basePath } from "../logic/base-path.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/app.js"
import { late } from "../ui/loading.js"

const PracticeLine = late(() => import("../practice/practice-line.js"))

/**
 * One line above the header: whether the page uses the sandbox or the real wallets, with a link to the other, or that this
 * is practice. Each has its own address, so links keep it. Renders nothing on a page of real wallets without a sandbox.
 */
export function ModeLine(): ReactElement | null {
  const { mode, hasSandbox, practice } = usePage()
  if (practice) return <PracticeLine practice={practice} />
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
