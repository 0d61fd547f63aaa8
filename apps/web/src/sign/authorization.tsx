import { useAccount, useKit } from "@alidade/react"
import { lazy, type ReactElement } from "react"
import { flushSync } from "react-dom"
import type { Flow, Sent } from "../logic/sign/flow.js"
import type { PreparedTransfer } from "../logic/sign/prepared-transfer.js"
import type { InboxItem } from "../page/inbox.js"
import type { ReviewKinds } from "../page/open-reviews.js"
import { usePage, usePageNetwork } from "../page/page.js"
import type { SignedKinds } from "../page/signed-work.js"
import { say } from "../texts/en/authorization.js"
import { type Alternative, Alternatives } from "../ui/choice.js"
import { Loading } from "../ui/loading.js"
import { Notice } from "../ui/notice.js"
import type { AuthorizationAloneProps } from "./authorization-alone.js"
import { TransferFlow, type TransferFlowProps } from "./contract/transfer-flow.js"
import { TransferForm } from "./contract/transfer-form.js"
import { ExampleCallForm } from "./example-call-form.js"
import { PreimageForm } from "./preimage-form.js"
import { useComposer } from "./review/use-composer.js"
import { useFlow } from "./review/use-flow.js"

const AuthorizationAlone = lazy(() => import("./authorization-alone.js"))
const EntryListView = lazy(() => import("./entries/entry-list-view.js"))

export interface AuthorizationProps {
  address: string
  /** An authorization from a link or the activity: to review, or already signed. */
  item?: Extract<InboxItem, { what: "authorization" }> | undefined
}

/** The Authorization tab: builds, signs, and sends a contract call, or signs an authorization only. */
export function Authorization({ address, item }: AuthorizationProps): ReactElement {
  const { mode, inbox } = usePage()
  const { passphrase } = usePageNetwork()
  const { flow, review, ask, send, leave } = useFlow(
    "authorization",
    address,
    item && {
      review: item,
      signed: item.signed,
      onKept: () => inbox.take(item),
    },
  )
  const composer = useComposer(flow.step === "compose")
  const back = (): void => {
    inbox.clear("authorization")
    flushSync(leave)
    // Without the opened item, the page may be back on another network, with forms of its own.
    const forms = composer.current ?? document.getElementById("main")
    forms?.focus()
  }
  const changeEntry = async (entry: string): Promise<void> => {
    const { authorizationOf } = await import("../logic/sign/read-authorization.js")
    review(await authorizationOf(entry, passphrase))
  }
  const prepared = (transfer: PreparedTransfer): void => review({ transfer })
  const alternatives: readonly Alternative[] = [
    [
      "call",
      say("call"),
      <TransferForm key="call" address={address} sponsored={false} onPrepared={prepared} />,
    ],
    [
      "sponsored",
      say("sponsored"),
      <Entries key="sponsored">
        <TransferForm address={address} sponsored onPrepared={prepared} />
      </Entries>,
    ],
    [
      "alone",
      say("alone"),
      <Entries key="alone">
        <ExampleCallForm address={address} onBuilt={(preimage) => review({ preimage })} />
      </Entries>,
    ],
    ["pasted", say("pasted"), <PreimageForm key="pasted" address={address} onGiven={review} />],
  ]

  return (
    <>
      {/* Keep the forms mounted during the review, so that they keep their input. */}
      <div ref={composer} className="stack" tabIndex={-1} hidden={flow.step !== "compose"}>
        <p>{say("lead")}</p>
        {/* A sponsored call needs an account that pays for others. Only the sandbox has one. */}
        <Alternatives
          label={say("what")}
          options={alternatives.filter(([id]) => id !== "sponsored" || mode === "sandbox")}
        />
      </div>
      {isOfTransfer(flow) && (
        <TransferFlow address={address} flow={flow} ask={ask} send={send} onBack={back} />
      )}
      {isAlone(flow) && (
        <Loading>
          <AuthorizationAlone
            address={address}
            flow={flow}
            ask={ask}
            onEntry={(entry) => void changeEntry(entry)}
            onBack={back}
          />
        </Loading>
      )}
      {"review" in flow && "entries" in flow.review && (
        <Loading>
          <EntryListView
            entries={flow.review.entries}
            address={address}
            onChanged={(entries) => review({ entries })}
            onBack={back}
          />
        </Loading>
      )}
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

type AuthorizationFlow = Flow<ReviewKinds["authorization"], SignedKinds["authorization"], Sent>

function isOfTransfer(flow: AuthorizationFlow): flow is TransferFlowProps["flow"] {
  return flow.step !== "compose" && "transfer" in workOf(flow)
}

function isAlone(flow: AuthorizationFlow): flow is AuthorizationAloneProps["flow"] {
  return flow.step !== "compose" && "preimage" in workOf(flow)
}

function workOf(flow: Exclude<AuthorizationFlow, { step: "compose" }>): object {
  return "signed" in flow ? flow.signed : flow.review
}
