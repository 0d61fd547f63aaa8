import { useKitState } from "@alidade/react"
import type { ComponentProps, ReactElement } from "react"
import { late } from "../ui/loading.js"

const OwnMark = late(() => import("./own-mark.js"))

/** The button that connects. With an account, it shows the account's picture. */
export function AccountTrigger({ children, ...props }: ComponentProps<"button">): ReactElement {
  const address = useKitState((state) => state.activeAddress)
  return (
    <button {...props}>
      {address !== undefined && (
        <span className="own-mark">
          <OwnMark address={address} />
        </span>
      )}
      {children}
    </button>
  )
}
