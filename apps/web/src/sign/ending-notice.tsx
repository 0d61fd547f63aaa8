import type { WalletError } from "@alidade/core"
import { ForeignText, useAccount } from "@alidade/react"
import type { ReactElement } from "react"
import { Notice } from "../parts/notice.js"
import { Outcome } from "../parts/outcome.js"
import { LONGEST_REASON } from "../parts/reason-of.js"
import { endingOf } from "./ending.js"

/** Why the last try gave no signature: nothing while there is no error. Place it directly above the buttons. */
export function EndingNotice({ error }: { error: WalletError | undefined }): ReactElement {
  const { wallet } = useAccount()
  const ending = error && endingOf(error, wallet?.name ?? "The wallet")
  return (
    <Outcome role="alert">
      {error && ending && (
        <Notice tone={ending.tone} title={ending.title}>
          <p>
            <ForeignText text={error.message} max={LONGEST_REASON} />
          </p>
        </Notice>
      )}
    </Outcome>
  )
}
