import { useAccount, useKit } from "@alidade/react"
import { type ReactElement, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { usePage } from "../app/page.js"
import type { PreparedTransfer } from "../contract/transfer.js"
import { TransferFlow } from "../contract/transfer-flow.js"
import { TransferForm } from "../contract/transfer-form.js"
import type { InboxItem } from "../links/inbox.js"
import { type Alternative, Alternatives } from "../parts/choice.js"
import { Notice } from "../parts/notice.js"
import { say } from "../texts/en/authorization.js"
import { AuthorizationAlone } from "./authorization-alone.js"
import { ExampleCallForm } from "./example-call-form.js"
import { PreimageForm } from "./preimage-form.js"
import { useSignedWork } from "./use-signed-work.js"

/** What was composed and is now under review. */
type Composed = { transfer: PreparedTransfer } | { preimage: string }

/** Props of `Authorization`. */
export interface AuthorizationProps {
  address: string
  /** An authorization from a link or the activity: to review, or already signed. */
  item?: Extract<InboxItem, { what: "authorization" }> | undefined
}

/** The Authorization tab: builds, signs, and sends a contract call, or signs an authorization only. */
export function Authorization({ address, item }: AuthorizationProps): ReactElement {
  const { mode, inbox } = usePage()
  const { work, fresh, keep, settle, discard } = useSignedWork(
    "authorization",
    address,
    item && { work: item.signed },
  )
  const [begun, setComposed] = useState<Composed | undefined>(item)
  const composed = work ?? begun
  const composer = useRef<HTMLDivElement>(null)
  const back = (): void => {
    flushSync(() => {
      setComposed(undefined)
      discard()
    })
    composer.current?.focus()
  }
  const review = (transfer: PreparedTransfer): void => setComposed({ transfer })
  const alternatives: readonly Alternative[] = [
    [
      "call",
      say("call"),
      <TransferForm key="call" address={address} sponsored={false} onPrepared={review} />,
    ],
    [
      "sponsored",
      say("sponsored"),
      <Entries key="sponsored">
        <TransferForm address={address} sponsored onPrepared={review} />
      </Entries>,
    ],
    [
      "alone",
      say("alone"),
      <Entries key="alone">
        <ExampleCallForm address={address} onBuilt={(preimage) => setComposed({ preimage })} />
      </Entries>,
    ],
    [
      "pasted",
      say("pasted"),
      <PreimageForm key="pasted" onGiven={(preimage) => setComposed({ preimage })} />,
    ],
  ]

  return (
    <>
      <p>{say("lead")}</p>
      {/* Keep the forms mounted during the review, so that they keep their input. */}
      <div ref={composer} className="stack" tabIndex={-1} hidden={composed !== undefined}>
        {/* A sponsored call needs an account that pays for others. Only the sandbox has one. */}
        <Alternatives
          label={say("what")}
          options={alternatives.filter(([id]) => id !== "sponsored" || mode === "sandbox")}
        />
      </div>
      {composed &&
        ("transfer" in composed ? (
          <TransferFlow
            transfer={composed.transfer}
            verified={work && "transfer" in work ? work.verified : undefined}
            fresh={fresh}
            onSigned={(verified) => keep({ transfer: composed.transfer, verified })}
            onSent={settle}
            onBack={back}
          />
        ) : (
          <AuthorizationAlone
            address={address}
            preimage={composed.preimage}
            signed={work && "signature" in work ? work : undefined}
            fresh={fresh}
            onSigned={(signed) => {
              keep(signed)
              inbox.clear()
            }}
            onBack={back}
          />
        ))}
    </>
  )
}

/** Shows its form if the wallet signs authorization entries, or else a notice. */
function Entries({ children }: { children: ReactElement }): ReactElement {
  const kit = useKit()
  const { wallet } = useAccount()
  if (!wallet || kit.capabilities(wallet.id).authEntry.length > 0) return children
  return (
    <Notice tone="warn" title={say("noEntries", { wallet: wallet.name })}>
      <p>{say("noEntriesHint")}</p>
    </Notice>
  )
}
