import { TransactionPreview } from "@alidade/react"
import type { ReactElement } from "react"
import type { CheckedEnvelope } from "../logic/check/check-envelope.js"
import type { Deeds } from "../logic/sentence/deed.js"
import type { FoundTransaction } from "../logic/stellar/find-transaction.js"
import { ExplorerLink } from "../page/explorer-link.js"
import { PartyName } from "../page/party-name.js"
import { Sentence } from "../page/sentence/sentence.js"
import { say } from "../texts/en/check.js"
import { say as sayOfResults } from "../texts/en/results.js"
import { formatMoment } from "../texts/numbers.js"
import { Fact } from "../ui/fact.js"
import { formatStroops } from "../ui/format-stroops.js"
import { More } from "../ui/more.js"
import { EnvelopeSignatures } from "./envelope-signatures.js"
import { ResultHead } from "./result-head.js"

export interface FoundTransactionViewProps {
  found: FoundTransaction
  deeds: Deeds
  signatures: CheckedEnvelope
  /** The hash that was looked up, in hex. */
  hash: string
  /** Passphrase of its network. */
  network: string
}

/** A transaction in a ledger: what it did, or tried to do, and who signed it. */
export function FoundTransactionView(props: FoundTransactionViewProps): ReactElement {
  const { found, deeds, signatures, hash, network } = props
  const { xdr, ledger, closedAt, successful, fee } = found
  return (
    <>
      <ResultHead
        tone={successful ? "done" : "wrong"}
        title={<Sentence deeds={deeds} form={successful ? "done" : "toDo"} />}
      >
        <p>
          {say.parts("byAccount", { account: <PartyName address={deeds.source} /> })}{" "}
          {successful
            ? sayOfResults("confirmedIn", { ledger: `${ledger}` })
            : say("failedIn", { ledger: `${ledger}` })}
          , {formatMoment(closedAt)}
        </p>
      </ResultHead>
      <EnvelopeSignatures checked={signatures} />
      <dl className="facts">
        <Fact name={say("feeCharged")}>
          <bdi dir="ltr">{formatStroops(fee)} XLM</bdi>
        </Fact>
        <Fact name={say("transactionHash")}>
          <bdi dir="ltr" className="mono check-code">
            {hash}
          </bdi>{" "}
          <ExplorerLink subject={{ transaction: hash }} network={network} />
        </Fact>
      </dl>
      <More summary={say("content")}>
        {() => <TransactionPreview xdr={xdr} networkPassphrase={network} />}
      </More>
    </>
  )
}
