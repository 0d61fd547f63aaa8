import type { WalletError } from "@alidade/core"
import { useAccount } from "@alidade/react"
import type { ReactElement } from "react"
import { Notice } from "../parts/notice.js"
import { endingOf } from "./words.js"

/** How a signature did not come about: nothing while there is no error. It is announced when it appears. */
export function Ended({ error }: { error: WalletError | undefined }): ReactElement {
  const { wallet } = useAccount()
  const ending = error && endingOf(error, wallet?.name ?? "The wallet")
  return (
    <div role="alert">
      {error && ending && (
        <Notice tone={ending.tone} title={ending.title}>
          <p>{error.message}</p>
        </Notice>
      )}
    </div>
  )
}
