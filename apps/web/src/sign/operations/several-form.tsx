import "../../ui/styles/several.css"
import { useAccountInfo } from "@alidade/react/account"
import { lazy, type ReactElement, useRef, useState, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { paymentDeed } from "../../logic/payments/payment-deed.js"
import { paymentsDraft } from "../../logic/payments/payments-draft.js"
import {
  MOST_PAYMENTS,
  type PaymentLine,
  paymentsOf,
  readPayments,
  receiversIn,
  totalsOf,
} from "../../logic/payments/read-payments.js"
import { readTableFile, type TableFileProblem } from "../../logic/payments/read-table-file.js"
import { splitTable, writeLine } from "../../logic/payments/split-table.js"
import { ProblemError } from "../../logic/problem.js"
import type { Recipient } from "../../logic/recipients/recipient.js"
import { spendableOf } from "../../logic/sign/check-payment.js"
import { openAddressBook } from "../../page/address-book.js"
import { LookAlike } from "../../page/look-alike.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { useParties } from "../../page/parties.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfPayment } from "../../texts/en/payment.js"
import { say as sayOfRecipients } from "../../texts/en/recipients.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { Button } from "../../ui/button.js"
import { FileField } from "../../ui/file-field.js"
import { Loading } from "../../ui/loading.js"
import { More } from "../../ui/more.js"
import { reasonOf } from "../../ui/reason-of.js"
import { useFee } from "../fees/use-fee.js"
import { amountText, Much } from "../fields/amount-text.js"
import { MemoPart, useTypedMemo } from "../fields/memo-fields.js"
import { paymentReason } from "../fields/payment-reason.js"
import { RecentRecipients } from "../fields/recent-recipients.js"
import { useLookAlikeQuestion } from "../fields/use-look-alike-question.js"
import { DraftForm } from "./draft-form.js"
import type { OperationsFormProps } from "./operations-form.js"
import { PaymentRow } from "./payment-row.js"
import { useLineHelp } from "./use-line-help.js"
import { useReceiverStates } from "./use-receiver-states.js"

const RecipientBook = lazy(() => import("../../recipients/recipient-book.js"))

/** Lines turned out to be unclear once all receivers were read. */
class UnclearError extends ProblemError<{ problem: "unclear"; count: number }> {}

/** Several payments of one transaction, from a table. Unclear lines carry their cure. */
export default function SeveralForm({ address, onBuilt }: OperationsFormProps): ReactElement {
  const { mode } = usePage()
  const { passphrase, horizonUrl } = usePageNetwork()
  const { account } = useAccountInfo()
  const parties = useParties()
  const sayDeeds = useSayDeeds()
  const book = openAddressBook(mode)
  const contacts = useSyncExternalStore(book.subscribe, book.getState)
  const form = operationsDraft(address, passphrase, "several")
  const [text, setText] = useDraft(form, "table")
  const memo = useTypedMemo(form)
  const [fileError, setFileError] = useState<unknown>()
  const list = useRef<HTMLDivElement>(null)

  const table = splitTable(text)
  const read = table.slice(0, MOST_PAYMENTS)
  const [states, readRest] = useReceiverStates(receiversIn(read, contacts), horizonUrl)
  const readWith = (receivers: typeof states): readonly PaymentLine[] =>
    readPayments(read, { payer: address, account, contacts, receivers, memo: memo.valid })
  const lines = readWith(states)
  const payments = paymentsOf(lines)
  const unclear = lines.filter((line) => line.unclear)
  const [first] = unclear
  const fee = useFee({ draft: form, count: lines.length })
  const totals = [...totalsOf(payments)].map(([asset, units]) => {
    const most = spendableOf(account, asset, fee.total)
    return { asset, units, left: most === undefined ? undefined : most - units }
  })
  const left = totals.flatMap(({ asset, left = -1n }) =>
    left < 0n ? [] : [amountText(asset, left)],
  )
  const tooMuch = totals.find(({ left = 0n }) => left < 0n)
  const problem =
    table.length > MOST_PAYMENTS
      ? say("tooMany", { most: MOST_PAYMENTS, count: table.length })
      : tooMuch &&
        sayOfPayment("atMost", {
          amount: amountText(tooMuch.asset, tooMuch.units + (tooMuch.left ?? 0n)),
        })
  const alike = useLookAlikeQuestion(
    lines.flatMap(({ destination }) => destination ?? []),
    (typed, known) => setText(text.replaceAll(typed, known)),
  )
  const imitation = lines.find(({ destination = "" }) => parties(destination).looksLike)
  const known = parties(imitation?.destination ?? "").looksLike
  const fix = first && {
    request: say("unclear", { count: unclear.length }),
    detail:
      unclear.length > 1 &&
      say("lines", { numbers: unclear.map(({ number }) => number).join(", ") }),
    children: (
      <Button
        look="primary"
        onClick={() =>
          list.current?.querySelector<HTMLElement>(`[data-line="${first.number}"] button`)?.focus()
        }
      >
        {say("fixLine", { number: first.number })}
      </Button>
    ),
  }

  const select = (start: number, end: number): void => {
    const field = list.current?.closest("form")?.querySelector("textarea")
    field?.focus()
    field?.setSelectionRange(start, end)
  }
  const edit = (number: number): void => {
    const before = text.split("\n").slice(0, number)
    const end = before.join("\n").length
    select(end - (before.at(-1) ?? "").length, end)
  }
  const add = ({ address: who, memo: needed }: Recipient): void => {
    if (needed && !memo.valid) memo.set(needed)
    const added = `${text.trimEnd()}\n${writeLine([who])}; `.trimStart()
    flushSync(() => setText(added))
    select(added.length, added.length)
  }
  const helpFor = useLineHelp({ text, setText, memo, edit })

  return (
    <DraftForm
      title={sayOfSigning("several")}
      request={
        lines.length > 0 && sayDeeds({ source: address, deeds: payments.map(paymentDeed) }, "toDo")
      }
      fee={fee}
      isReady={table.length > 0 && problem === undefined && memo.problem === undefined}
      draft={async () => {
        const now = readWith(await readRest())
        const count = now.filter((line) => line.unclear).length
        if (count > 0) throw new UnclearError({ problem: "unclear", count })
        return paymentsDraft(address, paymentsOf(now), memo.valid)
      }}
      onBuilt={onBuilt}
      reason={(error) =>
        error instanceof UnclearError ? say.problem(error.found) : paymentReason(error)
      }
      question={alike ?? fix}
      onClear={() => {
        setText("")
        memo.set(undefined)
      }}
    >
      {(isTried) => (
        <>
          <div className="pay-table">
            <FileField
              label={say("table")}
              hint={
                first
                  ? say("unclear", { count: unclear.length })
                  : say(lines.length > 0 ? "clear" : "tableHint")
              }
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              readFile={readTableFile}
              value={text}
              onChange={(typed) => setText(typed.replaceAll("\r\n", "\n"))}
              error={
                fileError ??
                problem ??
                (isTried && table.length === 0 ? say("nothingTyped") : undefined)
              }
              onError={setFileError}
              reason={(error) =>
                typeof error === "string" ? error : reasonOf<TableFileProblem>(error, say.problem)
              }
            />
          </div>
          <div className="to">
            <RecentRecipients onChoose={add} />
            <More summary={sayOfRecipients("addressBook")}>
              {() => (
                <Loading>
                  <RecipientBook recipient={undefined} onChoose={add} />
                </Loading>
              )}
            </More>
          </div>
          <div ref={list} className="stack">
            {lines.length > 0 && (
              <section aria-label={say("payments")}>
                <h3 className="label">{say("payments")}</h3>
                <ul className="pay-rows">
                  {lines.map((line) => (
                    <PaymentRow key={line.number} line={line} help={helpFor(line)} />
                  ))}
                  <li className="pay-total">
                    <b>{say("total")}</b>
                    <span className="pay-much">
                      {totals.map(({ asset, units }) => (
                        <Much key={asset} asset={asset} units={units} />
                      ))}
                    </span>
                  </li>
                </ul>
                <p className="hint">
                  {left.length > 0 && say("left", { amounts: left.join(" · ") })}
                </p>
              </section>
            )}
            <div className="outcome" role="status">
              {imitation?.destination && known && (
                <LookAlike address={imitation.destination} known={known} />
              )}
            </div>
            <MemoPart memo={memo} isTried={isTried} />
          </div>
        </>
      )}
    </DraftForm>
  )
}
