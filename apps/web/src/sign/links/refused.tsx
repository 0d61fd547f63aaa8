import type { ReactElement } from "react"
import { useInbox } from "../../page/page.js"
import { late } from "../../ui/loading.js"

const RefusedBand = late(() => import("./refused-band.js"))

/** Says why the last item could not be opened. Renders nothing otherwise. */
export function Refused(): ReactElement {
  const { refused } = useInbox()
  return <div role="alert">{refused !== undefined && <RefusedBand error={refused} />}</div>
}
