import type { ReactElement } from "react"
import type { ListItem, SigningList } from "../../logic/sign/signing-list.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { say } from "../../texts/en/list.js"
import { Button } from "../../ui/button.js"
import { Icon, type IconName } from "../../ui/icons.js"
import { useBrief } from "../review/use-brief.js"

export interface ListRowsProps {
  list: SigningList
  /** The signing account. */
  address: string
  /** Called with the position of a transaction to review. */
  onReview: (index: number) => void
}

/** The transactions of a list, each with what became of it. */
export function ListRows({ list, address, onReview }: ListRowsProps): ReactElement {
  const { items, current } = list
  return (
    <ol className="signing-list" aria-label={say("transactions")}>
      {items.map((item, index) => (
        <Row
          key={item.xdr}
          item={item}
          address={address}
          number={index + 1}
          isCurrent={index === current}
          onReview={() => onReview(index)}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  item: ListItem
  address: string
  number: number
  isCurrent: boolean
  onReview: () => void
}

function Row({ item, address, number, isCurrent, onReview }: RowProps): ReactElement {
  const { inbox } = usePage()
  const { passphrase } = usePageNetwork()
  const brief = useBrief(item.xdr)
  const { signed, isSkipped } = item
  const state = signed ? "signed" : isCurrent ? "now" : isSkipped ? "skipped" : "waiting"
  return (
    <li data-state={state} aria-current={isCurrent ? "step" : undefined}>
      <Icon name={icons[state]} />
      <div>
        <p className="title">
          {say("numbered", { number })}{" "}
          {brief && <Sentence deeds={brief.deeds} form="toDo" account={address} />}
        </p>
        <p className="hint">{say(state)}</p>
      </div>
      {signed ? (
        <Button
          look="quiet"
          aria-label={say("openNumber", { number })}
          onClick={() => inbox.open({ what: "signed", network: passphrase, envelope: signed })}
        >
          {say("open")}
        </Button>
      ) : (
        !isCurrent && (
          <Button look="quiet" aria-label={say("reviewNumber", { number })} onClick={onReview}>
            {say("review")}
          </Button>
        )
      )}
    </li>
  )
}

const icons = {
  signed: "check",
  now: "note",
  skipped: "none",
  waiting: "none",
} as const satisfies Readonly<Record<string, IconName>>
