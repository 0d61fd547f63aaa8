import { describeTransaction } from "@alidade/core/describe"
import { useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import type { ListItem, SigningList } from "../../logic/sign/signing-list.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/list.js"
import { describeBriefly } from "../../texts/sentences.js"
import { Button } from "../../ui/button.js"
import { Icon, type IconName } from "../../ui/icons.js"
import { useAsync } from "../../ui/use-async.js"

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

/** What it is for the account, or else the first operation in words, and how many follow it. */
function Summary({ xdr }: { xdr: string }): ReactElement | null {
  const { passphrase } = usePageNetwork()
  const account = useKitState((state) => state.activeAddress) ?? false
  const described = useAsync(`${passphrase} ${account} ${xdr}`, () =>
    describeTransaction(xdr, passphrase, { account }),
  ).data
  const first = described?.headline ?? described?.operations[0]?.sentence
  if (!described || !first) return null
  const words = describeBriefly(first)
  const more = described.headline ? 0 : described.operations.length - 1
  return <bdi>{more > 0 ? say("andMore", { first: words, count: more }) : words}</bdi>
}
