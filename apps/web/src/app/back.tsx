import type { MouseEvent, ReactElement } from "react"
import { jobs, usePlace } from "../page/place.js"
import { say } from "../texts/en/first.js"
import { Icon } from "../ui/icons.js"

/** On phones, steps and places besides the jobs have a way back in the header, instead of the wordmark and the jobs. */
export function Back(): ReactElement | null {
  const { place, step } = usePlace()
  const job = jobs.find((one) => one === place)
  // What was sent can't be taken back. The contract that is chosen stands below the jobs.
  if (place === undefined || step === "sent" || place === "contract") return null
  if (job && step === undefined) return null
  return (
    <a
      className="button button-icon back"
      href={`#${job ?? "transaction"}`}
      aria-label={say("back")}
      onClick={goBack}
    >
      <Icon name="next" size={20} />
    </a>
  )
}

/** Goes where the browser's Back goes, if that is on this site. Otherwise the link leads to the form. */
function goBack(event: MouseEvent): void {
  if (!window.navigation?.canGoBack) return
  event.preventDefault()
  history.back()
}
