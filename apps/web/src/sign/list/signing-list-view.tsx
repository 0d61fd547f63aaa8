import { type ReactElement, useRef } from "react"
import { flushSync } from "react-dom"
import { type ListEvent, nextList, nextOpen, startList } from "../../logic/sign/signing-list.js"
import { usePageNetwork } from "../../page/page.js"
import { useTabStores } from "../../page/tab-stores.js"
import { say } from "../../texts/en/list.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { Notice } from "../../ui/notice.js"
import { Output } from "../../ui/output.js"
import { useSignedWork } from "../review/use-signed-work.js"
import { ListForm, listDraft } from "./list-form.js"
import { ListReview } from "./list-review.js"
import { ListRows } from "./list-rows.js"

/** Signs several transactions, one after the other. The list and what was signed survive a reload. */
export default function SigningListView({ address }: { address: string }): ReactElement {
  const { drafts } = useTabStores()
  const { passphrase } = usePageNetwork()
  const { work: list, keep, discard } = useSignedWork("list", address, undefined)
  const top = useRef<HTMLDivElement>(null)

  if (!list) {
    return <ListForm address={address} onGiven={(envelopes) => keep(startList(envelopes))} />
  }
  const { items, current } = list
  const item = current === undefined ? undefined : items[current]
  const signed = items.flatMap((one) => (one.signed ? [one.signed.xdr] : []))
  const next = nextOpen(items)
  /** Changes the list. Without a review, which takes the focus, focus goes to the top. */
  const change = (event: ListEvent): void => {
    const changed = nextList(list, event)
    flushSync(() => keep(changed))
    if (changed.current === undefined) top.current?.focus()
  }

  const leave = (): void => {
    drafts.discard(listDraft(address, passphrase))
    discard()
  }

  return (
    <div ref={top} className="stack" tabIndex={-1}>
      <div className="list-progress" role="status">
        <p>
          {current === undefined
            ? say("result", { signed: signed.length, all: items.length })
            : say("progress", {
                number: current + 1,
                all: items.length,
                signed: signed.length,
              })}
        </p>
        <progress max={items.length} value={signed.length} aria-hidden="true" />
      </div>
      <ListRows
        list={list}
        address={address}
        onReview={(index) => change({ type: "chosen", index })}
      />
      {item && (
        <ListReview
          key={item.xdr}
          xdr={item.xdr}
          address={address}
          onSigned={(signed) => change({ type: "signed", signed })}
          onSkip={() => change({ type: "skipped" })}
          onStop={() => change({ type: "stopped" })}
        />
      )}
      {!item && (
        <>
          {signed.length > 0 ? (
            <Output
              label={say("signedEnvelopes")}
              text={signed.join("\n")}
              rows={5}
              fileName="signed-transactions"
            />
          ) : (
            <Notice tone="note" title={say("none")} />
          )}
          <ActionBar
            request={say("result", { signed: signed.length, all: items.length })}
            others={next !== undefined && <Button onClick={leave}>{say("discard")}</Button>}
          >
            {next === undefined ? (
              <Button look="primary" onClick={leave}>
                {say("discard")}
              </Button>
            ) : (
              <Button look="primary" onClick={() => change({ type: "chosen", index: next })}>
                {say("resume")}
              </Button>
            )}
          </ActionBar>
        </>
      )}
    </div>
  )
}
