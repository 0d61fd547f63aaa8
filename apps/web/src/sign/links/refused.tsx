import { lazy, type ReactElement } from "react"
import { useInbox } from "../../page/page.js"
import { Loading } from "../../ui/loading.js"

const RefusedBand = lazy(() => import("./refused-band.js"))

/** Says why the last item could not be opened. Renders nothing otherwise. */
export function Refused(): ReactElement {
  const { refused } = useInbox()
  return (
    <div role="alert">
      {refused !== undefined && (
        <Loading>
          <RefusedBand error={refused} />
        </Loading>
      )}
    </div>
  )
}
