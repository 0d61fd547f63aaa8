import { useAccountInfo } from "@alidade/react/account"
import { lazy, type ReactElement, useRef, useState, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { paymentsDraft } from "../../logic/payments/payments-draft.js"
import {
  type LineProblem,
  MOST_PAYMENTS,
  type PaymentLine,
  readPayments,
  receiversIn,
  totalsOf,
} from "../../logic/payments/read-payments.js"
import { readTableFile, type TableFileProblem } from "../../logic/payments/read-table-file.js"
import { changeLine, splitTable, writeLine } from "../../logic/payments/split-table.js"
import { type Recipient, recipientMemo } from "../../logic/recipients/recipient.js"
import type { Deed } from "../../logic/sentence/deed.js"
import { spendableOf } from "../../logic/sign/check-payment.js"
import { fromStroops } from "../../logic/stellar/amount.js"
import { type MemoChoice, memoProblem, readMemoChoice } from "../../logic/stellar/memo.js"
import { openAddressBook } from "../../page/address-book.js"
import { LookAlike } from "../../page/look-alike.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { useParties } from "../../page/parties.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfParties } from "../../texts/en/parties.js"
import { say as sayOfPayment } from "../../texts/en/payment.js"
import { say as sayOfRecipients } from "../../texts/en/recipients.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { say as sayStellar } from "../../texts/en/stellar.js"
import { Button } from "../../ui/button.js"
import { FileField } from "../../ui/file-field.js"
import { Loading } from "../../ui/loading.js"
import { More } from "../../ui/more.js"
import { reasonOf } from "../../ui/reason-of.js"
import "../../ui/styles/several.css"
import { operationsDraft } from "../../page/operations-draft.js"
import { useFee } from "../fees/use-fee.js"
import { MemoFields } from "../fields/memo-fields.js"
import { RecentRecipients } from "../fields/recent-recipients.js"
import { useLookAlikeQuestion } from "../fields/use-look-alike-question.js"
import { DraftForm } from "./draft-form.js"
import type { OperationsFormProps } from "./operations-form.js"
import { amountText, choicesOf, lineReason, Much, PaymentRow } from "./payment-rows.js"
import { useNameLookup } from "./use-name-lookup.js"
import { useReceiverStates } from "./use-receiver-states.js"

const RecipientBook = lazy(() => import("../../recipients/recipient-book.js"))

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
  const [memoType, setMemoType] = useDraft(form, "memo type", "none")
  const [memoValue, setMemoValue] = useDraft(form, "memo")
  const [isMemoShown, setMemoShown] = useState(memoType !== "none")
  const [isTried, setTried] = useState(false)
  const [fileError, setFileError] = useState<unknown>()
  const list = useRef<HTMLDivElement>(null)

  const typedMemo = { type: readMemoChoice(memoType), value: memoValue }
  const setMemo = (changed: { type: MemoChoice; value: string }): void => {
    setMemoShown(true)
    setMemoType(changed.type)
    setMemoValue(changed.value)
  }
  const memo = recipientMemo(typedMemo.type, typedMemo.value)
  const wrongMemo = memoProblem(typedMemo.type, typedMemo.value)
  const table = splitTable(text)
  const read = table.slice(0, MOST_PAYMENTS)
  const { states, readRest } = useReceiverStates(receiversIn(read, contacts), horizonUrl)
  const readWith = (receivers: typeof states): readonly PaymentLine[] =>
    readPayments(read, { payer: address, account, contacts, receivers, memo })
  const lines = readWith(states)
  const unclear = lines.filter((line) => line.unclear)
  const [first] = unclear
  const fee = useFee({ draft: form, count: lines.length })
  const totals = [...totalsOf(lines)].map(([asset, units]) => {
    const most = asset.endsWith(`:${address}`) ? undefined : spendableOf(account, asset, fee.total)
    return { asset, units, most, isTooMuch: most !== undefined && units > most }
  })
  const tooMuch = totals.find(({ isTooMuch }) => isTooMuch)
  const problem =
    table.length > MOST_PAYMENTS
      ? say("tooMany", { most: MOST_PAYMENTS, count: table.length })
      : tooMuch
        ? sayOfPayment("atMost", { amount: amountText(tooMuch.asset, tooMuch.most ?? 0n) })
        : isTried && table.length === 0
          ? say("nothingTyped")
          : undefined
  const lookup = useNameLookup(text, setText, memo, setMemo)

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

  const edit = (number: number): void => {
    const field = list.current?.closest("form")?.querySelector("textarea")
    const before = text.split("\n").slice(0, number - 1)
    const start = before.join("\n").length + (number > 1 ? 1 : 0)
    field?.focus()
    field?.setSelectionRange(start, start + (text.split("\n")[number - 1] ?? "").length)
  }
  const add = ({ address: who, memo: needed }: Recipient): void => {
    if (needed && !memo) setMemo(needed)
    const added = `${text.trimEnd()}\n${writeLine([who])}; `.trimStart()
    flushSync(() => setText(added))
    const field = list.current?.closest("form")?.querySelector("textarea")
    field?.focus()
    field?.setSelectionRange(added.length, added.length)
  }
  const curesOf = ({ number, who }: PaymentLine, found: LineProblem): ReactElement[] => {
    const button = (words: string, act: () => void): ReactElement => (
      <Button key={words} look="quiet" onClick={act}>
        {words}
      </Button>
    )
    const cures = choicesOf(found).map(([value, changed]) =>
      button(sayOfParties("useNamed", { name: value }), () =>
        setText(changeLine(text, number, changed)),
      ),
    )
    if (found.problem === "otherMemo" && !memo) {
      cures.push(button(say("useMemo"), () => setMemo(found.memo)))
    }
    if (found.problem === "obstacle" && found.found.kind === "memo") {
      cures.push(button(sayOfPayment("addMemo"), () => setMemo({ type: "text", value: "" })))
    }
    if (lookup.canAsk(who) && found.problem === "receiver") {
      cures.push(button(sayOfRecipients("lookUp"), () => void lookup.ask(who)))
    }
    return cures.length > 0 ? cures : [button(say("editLine", { number }), () => edit(number))]
  }

  return (
    <DraftForm
      title={sayOfSigning("several")}
      request={lines.length > 0 && sayDeeds({ source: address, deeds: lines.map(deedOf) }, "toDo")}
      fee={fee}
      draft={async () => paymentsDraft(address, readWith(await readRest()), memo)}
      onBuilt={onBuilt}
      question={alike ?? fix}
      unready={() => {
        setTried(true)
        return table.length === 0 || problem !== undefined || wrongMemo !== undefined
      }}
      onClear={() => {
        setText("")
        setMemoType("none")
        setMemoValue("")
        setMemoShown(false)
        setTried(false)
      }}
    >
      <div className="pay-table">
        <FileField
          label={say("table")}
          hint={
            first
              ? say("unclear", { count: unclear.length })
              : lines.length > 0
                ? say("clear")
                : say("tableHint")
          }
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          readFile={readTableFile}
          value={text}
          onChange={(typed) => setText(typed.replaceAll("\r\n", "\n"))}
          error={fileError ?? problem}
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
                <PaymentRow
                  key={line.number}
                  line={line}
                  reason={line.unclear && (lookup.problemOf(line.who) ?? lineReason(line.unclear))}
                >
                  {line.unclear && curesOf(line, line.unclear)}
                </PaymentRow>
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
              {totals.some(({ most }) => most !== undefined) &&
                say("left", {
                  amounts: totals
                    .flatMap(({ asset, units, most, isTooMuch }) =>
                      most === undefined || isTooMuch ? [] : amountText(asset, most - units),
                    )
                    .join(" · "),
                })}
            </p>
          </section>
        )}
        <div className="outcome" role="status">
          {imitation?.destination && known && (
            <LookAlike address={imitation.destination} known={known} />
          )}
        </div>
        {isMemoShown ? (
          <MemoFields
            memo={typedMemo}
            onChange={setMemo}
            problem={
              wrongMemo && (isTried || memoValue !== "") ? sayStellar.problem(wrongMemo) : undefined
            }
          />
        ) : (
          <p>
            <Button look="quiet" onClick={() => setMemoShown(true)}>
              {sayOfPayment("addMemo")}
            </Button>
          </p>
        )}
      </div>
    </DraftForm>
  )
}

/** What a line does. */
function deedOf({ destination = "", units = 0n, assetId = "native", creates }: PaymentLine): Deed {
  const [code = "", issuer] = assetId === "native" ? ["XLM"] : assetId.split(":")
  const asset = issuer === undefined ? { code } : { code, issuer }
  const amount = { type: "amount", value: fromStroops(units), asset } as const
  const values = { amount, to: { type: "address", value: destination } as const }
  return { kind: creates ? "createAccount" : "payment", values }
}
