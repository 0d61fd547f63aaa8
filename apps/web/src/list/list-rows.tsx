import { describeTransaction } from "@alidade/core/describe"
import { shortAddress } from "@alidade/react"
import type { ReactElement } from "react"
import { usePage, usePageNetwork } from "../app/page.js"
import { Button } from "../parts/button.js"
import { Icon, type IconName } from "../parts/icons.js"
import { useAsync } from "../parts/use-async.js"
import { say } from "../texts/en/list.js"
import { describe } from "../texts/sentences.js"
import type { ListItem, SigningList } from "./signing-list.js"

/** Props of `ListRows`. */
export interface ListRowsProps {
  list: SigningList
  /** Called with the position of a transaction to review. */
  onReview: (index: number) => void
}

/** The transactions of a list, each with what became of it. */
export function ListRows({ list, onReview }: ListRowsProps): ReactElement {
  const { items, current } = list
  return (
    <ol className="signing-list" aria-label={say("transactions")}>
      {items.map((item, index) => (
        <Row
          key={item.xdr}
          item={item}
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
  number: number
  isCurrent: boolean
  onReview: () => void
}

function Row({ item, number, isCurrent, onReview }: RowProps): ReactElement {
  const { inbox } = usePage()
  const { passphrase } = usePageNetwork()
  const { signed, isSkipped } = item
  const state = signed ? "signed" : isCurrent ? "now" : isSkipped ? "skipped" : "waiting"
  return (
    <li data-state={state} aria-current={isCurrent ? "step" : undefined}>
      <Icon name={icons[state]} />
      <div>
        <p className="title">
          {say("numbered", { number })} <Summary xdr={item.xdr} />
        </p>
        <p className="hint">{say(state)}</p>
      </div>
      {signed ? (
        <Button
          look="quiet"
          aria-label={say("openNumber", { number })}
          onClick={() => inbox.open({ what: "signed", envelope: signed }, passphrase)}
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

/** An address in a sentence. The review shows it in full. */
const ADDRESS = /\b[GMC][A-Z2-7]{55,68}\b/g

/** The first operation in words, and how many follow it. */
function Summary({ xdr }: { xdr: string }): ReactElement | null {
  const { passphrase } = usePageNetwork()
  const operations = useAsync(`${passphrase} ${xdr}`, async () => {
    const described = await describeTransaction(xdr, passphrase)
    return described.operations.map(({ sentence }) => sentence)
  }).data
  const [first] = operations ?? []
  if (!operations || !first) return null
  const more = operations.length - 1
  const words = describe(first).replace(ADDRESS, shortAddress)
  return <bdi>{more > 0 ? say("andMore", { first: words, count: more }) : words}</bdi>
}
