import { toWalletError, type WalletError } from "@alidade/core"
import { useKit } from "@alidade/react"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { readEntryList } from "../../logic/sign/entry-list.js"
import { signAuthorization } from "../../logic/sign/sign-authorization.js"
import type { SigningOption } from "../../logic/sign/signing-options.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/entries.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { Output } from "../../ui/output.js"
import { useAsync } from "../../ui/use-async.js"
import { AuthorizationReview } from "./authorization-review.js"
import { EntryRows } from "./entry-rows.js"
import { SignInView } from "./sign-in-view.js"

export interface EntryListViewProps {
  /** Base64 entries. */
  entries: readonly string[]
  /** The connected account. */
  address: string
  /** Called with the entries once one of them has another signature or delegates. */
  onChanged: (entries: readonly string[]) => void
  /** Returns to the forms. */
  onBack: () => void
}

/** How far the review of one entry is. */
type Step = { step: "review"; error?: WalletError } | { step: "asking" }

/** A list of authorization entries: who each is for, and their review and signature one by one. */
export default function EntryListView(props: EntryListViewProps): ReactElement {
  const { entries, address, onChanged, onBack } = props
  const kit = useKit()
  const { passphrase } = usePageNetwork()
  const list = useAsync([passphrase, ...entries].join(" "), () =>
    readEntryList(entries, passphrase),
  ).data
  const [current, setCurrent] = useState<number>()
  const [flow, setFlow] = useState<Step>({ step: "review" })
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const work = current === undefined ? undefined : list?.entries[current]?.work

  const open = (index: number | undefined): void => {
    asking.current?.abort()
    setFlow({ step: "review" })
    setCurrent(index)
  }
  const change = (entry: string): void =>
    onChanged(entries.map((before, index) => (index === current ? entry : before)))
  async function sign(option: SigningOption): Promise<void> {
    if (!work || flow.step === "asking") return
    const controller = new AbortController()
    const { signal } = controller
    asking.current = controller
    setFlow({ step: "asking" })
    try {
      const asked = { address, networkPassphrase: passphrase, signal }
      const signed = await signAuthorization(kit, work, option, asked)
      if (signal.aborted) return
      if (signed.entry !== undefined) change(signed.entry)
      open(undefined)
    } catch (error) {
      if (!signal.aborted) setFlow({ step: "review", error: toWalletError(error) })
    }
  }
  return (
    <>
      {list?.signIn && <SignInView signIn={list.signIn} />}
      {list && <EntryRows entries={list.entries} current={current} onReview={open} />}
      {work ? (
        <AuthorizationReview
          key={work.preimage}
          work={work}
          address={address}
          flow={flow}
          onSign={(option) => void sign(option)}
          onEntry={change}
          other={[say("back"), () => open(undefined)]}
        />
      ) : (
        list && (
          <>
            <Output label={say("signedList")} text={list.xdr} rows={4} fileName="entries" xdr />
            <ActionBar request={say("list")}>
              <Button look="primary" onClick={onBack}>
                {sayOfSigning("startAnother")}
              </Button>
            </ActionBar>
          </>
        )
      )}
    </>
  )
}
