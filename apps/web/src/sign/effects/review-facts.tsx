import type { DescribedTransaction } from "@alidade/core/describe"
import { ForeignText } from "@alidade/react"
import { formatDistance } from "@alidade/react/texts"
import type { ReactElement } from "react"
import { textIn } from "../../logic/effects/values.js"
import { usePageNetwork } from "../../page/page.js"
import { useNetworkMoment } from "../../page/use-network-moment.js"
import { say } from "../../texts/en/effects.js"
import { formatNumber } from "../../texts/numbers.js"
import { pageLanguage } from "../../texts/page-language.js"
import { Fact } from "../../ui/fact.js"

/** What a transaction costs, what it says to the recipient, where, and until when it can be sent. */
export default function ReviewFacts({
  transaction: { fee, memo, notAfter },
}: {
  transaction: DescribedTransaction
}): ReactElement {
  const { name: network } = usePageNetwork()
  const { now } = useNetworkMoment()
  const text = memo && textIn(memo.value)
  const left = notAfter === undefined ? undefined : Number(notAfter) * 1000 - now
  return (
    <dl className="fact-grid">
      <Fact name={say("feeName")}>
        <bdi>{say("upTo", { amount: `${formatNumber(fee)} XLM` })}</bdi>
      </Fact>
      <Fact name={say("memo")}>
        {text === undefined ? say("none") : <ForeignText text={text} />}
      </Fact>
      <Fact name={say("network")}>{network}</Fact>
      <Fact name={say(left !== undefined && left < 0 ? "expiredFact" : "expires")}>
        {left === undefined ? say("never") : formatDistance(left, pageLanguage().code)}
      </Fact>
    </dl>
  )
}
