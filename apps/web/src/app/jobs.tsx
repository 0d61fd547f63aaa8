import { useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { jobs, usePlace } from "../page/place.js"
import { say } from "../texts/en/app.js"

/** The links to the jobs. Without an account, only those that need none. In the header where there is room, else below it. */
export function Jobs(): ReactElement {
  const connected = useKitState((state) => state.activeAddress !== undefined)
  const { place = connected ? "transaction" : undefined } = usePlace()
  return (
    // A new element with the account, so that no link moves when the others come.
    <nav key={`${connected}`} className="jobs" aria-label={say("jobs")}>
      {jobs
        .filter((job) => connected || job === "check")
        .map((job) => (
          <a key={job} href={`#${job}`} aria-current={job === place ? "page" : undefined}>
            {say(job)}
          </a>
        ))}
    </nav>
  )
}
