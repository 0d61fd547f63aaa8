import { useAccount, useKit } from "@alidade/react"
import { type ReactElement, useEffect } from "react"
import { flushSync } from "react-dom"
import type { Flow, Sent } from "../logic/sign/flow.js"
import type { ReadAuthorization } from "../logic/sign/read-authorization.js"
import type { InboxItem } from "../page/inbox.js"
import type { ReviewKinds } from "../page/open-reviews.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { usePlace } from "../page/place.js"
import type { SignedKinds } from "../page/signed-work.js"
import { useDraft } from "../page/use-draft.js"
import { say } from "../texts/en/authorization.js"
import { say as sayOfCalls } from "../texts/en/calls.js"
import { late } from "../ui/loading.js"
import { Notice } from "../ui/notice.js"
import type { AuthorizationAloneProps } from "./authorization-alone.js"
import { PreimageForm } from "./preimage-form.js"
import { useComposer } from "./review/use-composer.js"
import { useFlow } from "./review/use-flow.js"

const AuthorizationAlone = late(() => import("./authorization-alone.js"))
const EntryListView = late(() => import("./entries/entry-list-view.js"))

export interface AuthorizationProps {
  address: string
  /** An authorization from a link or the activity: to review, or already signed. */
  item?: Extract<InboxItem, { what: "authorization" }> | undefined
  /** An authorization to review, which the tab for contracts built. */
  call?: AuthorizedCall | undefined
}

/** The authorization of a call of a contract (`C…`). */
export interface AuthorizedCall {
  authorization: ReadAuthorization
  contract: string
}

/** The Authorization tab: reviews and signs an authorization without its transaction. */
export function Authorization({ address, item, call }: AuthorizationProps): ReactElement {
  const kit = useKit()
  const { wallet } = useAccount()
  const { inbox } = usePage()
  const { passphrase } = usePageNetwork()
  const { go } = usePlace()
  const { flow, review, ask, leave } = useFlow(
    "authorization",
    address,
    item && {
      review: item,
      signed: item.signed,
      onKept: () => inbox.take(item),
    },
  )
  /** The contract whose form built what is reviewed. */
  const [contract, setContract] = useDraft(`authorized ${address} ${passphrase}`, "contract")
  const composer = useComposer(flow.step === "compose")
  const begin = (authorization: ReadAuthorization, by = ""): void => {
    setContract(by)
    review(authorization)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is reviewed once
  useEffect(() => {
    if (call) begin(call.authorization, call.contract)
  }, [call])
  const back = (): void => {
    inbox.clear("authorization")
    flushSync(leave)
    // Without the opened item, the page may be back on another network, with forms of its own.
    const forms = composer.current ?? document.getElementById("main")
    forms?.focus()
    if (contract !== "" && !item) go("contract", contract)
  }
  const changeEntry = async (entry: string): Promise<void> => {
    const { authorizationOf } = await import("../logic/sign/read-authorization.js")
    review(await authorizationOf(entry, passphrase))
  }

  return (
    <>
      {/* Keep the form mounted during the review, so that it keeps its input. */}
      <div ref={composer} className="stack" tabIndex={-1} hidden={flow.step !== "compose"}>
        <p className="lead">{say("lead")}</p>
        <p className="hint">{say("ofCall", { act: sayOfCalls("authorizeOnly") })}</p>
        {wallet && kit.capabilities(wallet.id).authEntry.length === 0 && (
          <Notice tone="warn" title={say("noEntries", { wallet: wallet.name })}>
            <p>{say("noEntriesHint")}</p>
          </Notice>
        )}
        <PreimageForm address={address} onGiven={(given) => begin(given)} />
      </div>
      {isAlone(flow) && (
        <AuthorizationAlone
          address={address}
          flow={flow}
          ask={ask}
          onEntry={(entry) => void changeEntry(entry)}
          onBack={back}
        />
      )}
      {"review" in flow && "entries" in flow.review && (
        <EntryListView
          entries={flow.review.entries}
          address={address}
          onChanged={(entries) => review({ entries })}
          onBack={back}
        />
      )}
    </>
  )
}

type AuthorizationFlow = Flow<ReviewKinds["authorization"], SignedKinds["authorization"], Sent>

function isAlone(flow: AuthorizationFlow): flow is AuthorizationAloneProps["flow"] {
  return "signed" in flow || ("review" in flow && "preimage" in flow.review)
}
