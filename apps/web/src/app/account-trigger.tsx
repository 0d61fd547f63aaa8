import { useKitState } from "@alidade/react"
import { type ComponentProps, lazy, type ReactElement } from "react"
import { Loading } from "../ui/loading.js"

const OwnMark = lazy(() => import("./own-mark.js"))

/** The button that connects. With an account, it shows the account's picture. */
export function AccountTrigger({ children, ...props }: ComponentProps<"button">): ReactElement {
  const address = useKitState((state) => state.activeAddress)
  return (
    <button {...props}>
      {address !== undefined && (
        <span className="own-mark">
          <Loading>
            <OwnMark address={address} />
          </Loading>
        </span>
      )}
      {children}
    </button>
  )
}
