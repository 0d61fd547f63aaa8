import { useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { basePath } from "../logic/base-path.js"
import { usePage } from "../page/page.js"
import { usePlace } from "../page/place.js"
import { say } from "../texts/en/app.js"

/** The jobs that have a link here, and whether they need an account. */
const links = [
  ["transaction", true],
  ["contract", false],
  ["message", true],
  ["check", false],
] as const

/** The links to the jobs. Without an account, only those that need none. In the header where there is room, else below it. */
export function Jobs(): ReactElement {
  const connected = useKitState((state) => state.activeAddress !== undefined)
  const { mode } = usePage()
  const { place = connected ? "transaction" : undefined } = usePlace()
  // Contracts lead to authorizations, which have no link of their own.
  const current = place === "authorization" ? "contract" : place
  return (
    // A new element with the account, so that no link moves when the others come.
    <nav key={`${connected}`} className="jobs" aria-label={say("jobs")}>
      {!connected && mode === "live" && <a href={`${basePath}?mode=practice`}>{say("practice")}</a>}
      {links
        .filter(([, needsAccount]) => connected || !needsAccount)
        .map(([job]) => (
          <a key={job} href={`#${job}`} aria-current={job === current ? "page" : undefined}>
            {say(job)}
          </a>
        ))}
    </nav>
  )
}
