import { visibleText } from "@alidade/core/encoding"
import { shortAddress } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { readAccount } from "../account/horizon.js"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePageNetwork } from "../app/page.js"
import { useDraft } from "../app/use-draft.js"
import type { RequestedPayment } from "../links/stellar-link.js"
import { Button } from "../parts/button.js"
import { ComposeForm } from "../parts/compose-form.js"
import { InputField, SelectField } from "../parts/field.js"
import { readDestination } from "../pasted/address.js"
import { recipientMemo } from "../recipients/recipient.js"
import { formatAmount, fromStroops, readAmount, toStroops } from "../stellar/amount.js"
import { memoProblem, readMemoChoice } from "../stellar/memo.js"
import { say } from "../texts/en/payment.js"
import { DestinationField } from "./destination-field.js"
import { MemoFields } from "./memo-fields.js"
import { useExistence } from "./use-existence.js"

/** How long a payment stays valid, in seconds: enough to read it and sign on another device. */
const VALID = 1800

/** The network's minimum fee for one operation, in stroops. */
const FEE = "100"

/** Props of `PaymentForm`. */
export interface PaymentFormProps {
  /** The paying account. */
  address: string
  /** A payment from a link, which fills the fields. */
  requested?: RequestedPayment | undefined
  /** Called with the unsigned envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
}

/** Builds a payment. Each field is checked as it is typed. */
export function PaymentForm({ address, requested, onBuilt }: PaymentFormProps): ReactElement {
  const network = usePageNetwork()
  const ledger = useLedgerAccount()
  const draft = requested ? undefined : paymentDraft(address, network.passphrase)
  const [destination, setDestination] = useDraft(draft, "destination", requested?.destination)
  const [asset, setAsset] = useDraft(draft, "asset", requested?.asset ?? "native")
  const [amount, setAmount] = useDraft(draft, "amount", requested?.amount)
  const [memoType, setMemoType] = useDraft(draft, "memo type", requested?.memo?.type ?? "none")
  const [memoValue, setMemoValue] = useDraft(draft, "memo", requested?.memo?.value)
  const memo = { type: readMemoChoice(memoType), value: memoValue }
  const setMemo = (changed: typeof memo): void => {
    setMemoType(changed.type)
    setMemoValue(changed.value)
  }
  const [tried, setTried] = useState(false)

  const read = readDestination(destination)
  const existence = useExistence(read, network.horizonUrl)
  const creates = existence === "missing"
  const holdings = ledger.data?.balances ?? []
  const holding = holdings.find((holding) => holding.asset === asset)
  const spendable = ledger.data
    ? spendableOf(holding?.balance ?? "0", asset, ledger.data.held)
    : undefined
  const most = spendable ? fromStroops(spendable) : undefined
  const assets = new Set([asset, ...holdings.map((holding) => holding.asset)].filter(isIssued))
  const problems = {
    destination: "problem" in read ? read.problem : undefined,
    amount: amountProblem(amount, { creates, asset, spendable }),
    memo: memoProblem(memo.type, memo.value),
  }
  const shown = (value: string, problem: string | undefined): string | undefined =>
    value !== "" || tried ? problem : undefined

  async function compose(): Promise<void> {
    const value = readAmount(amount)
    if ("problem" in read || "problem" in value) return
    // Read again: since the check, the sequence number may have changed, or the destination may have been created.
    const [{ buildPayment }, source, target] = await Promise.all([
      import("../stellar/payment.js"),
      readAccount(network.horizonUrl, address),
      readAccount(network.horizonUrl, read.account),
    ])
    if (!source) {
      throw new Error(say("inactive"))
    }
    const problem = amountProblem(amount, { creates: !target, asset, spendable })
    if (problem) throw new Error(problem)
    const xdr = buildPayment({
      source: address,
      sequence: source.sequence,
      destination: destination.trim(),
      creates: !target,
      asset,
      stroops: value.stroops,
      memo,
      fee: FEE,
      seconds: VALID,
      passphrase: network.passphrase,
    })
    onBuilt(xdr)
  }

  return (
    <ComposeForm
      label={say("form")}
      action={say("review")}
      failed={say("notBuilt")}
      unready={() => {
        setTried(true)
        return Object.values(problems).some((problem) => problem !== undefined)
      }}
      compose={compose}
      onClear={() => {
        setDestination("")
        setAsset("native")
        setAmount("")
        setMemo({ type: "none", value: "" })
        setTried(false)
      }}
    >
      <DestinationField
        payer={address}
        value={destination}
        onChange={setDestination}
        problem={shown(destination, problems.destination)}
        existence={existence}
        read={read}
        memo={recipientMemo(memo.type, memo.value)}
        onChoose={(recipient) => {
          setDestination(recipient.address)
          setMemo(recipient.memo ?? { type: "none", value: "" })
        }}
      />
      <div className="field-row">
        <InputField
          dir="ltr"
          inputMode="decimal"
          placeholder="0"
          label={say("amount")}
          problem={shown(amount, problems.amount)}
          hint={
            spendable === undefined
              ? undefined
              : say("canSend", { amount: formatAmount(fromStroops(spendable)) })
          }
          value={amount}
          onChange={setAmount}
          action={
            most !== undefined && (
              <Button
                look="quiet"
                aria-label={say("maxNamed", { amount: formatAmount(most) })}
                onClick={() => setAmount(most)}
              >
                {say("max")}
              </Button>
            )
          }
        />
        <SelectField
          label={say("asset")}
          options={[
            ["native", "XLM"],
            ...[...assets].map((asset) => [asset, nameOf(asset)] as const),
          ]}
          value={asset}
          onChange={setAsset}
        />
      </div>
      <MemoFields memo={memo} onChange={setMemo} problem={shown(memo.value, problems.memo)} />
    </ComposeForm>
  )
}

/** The form's name among the drafts. */
export function paymentDraft(address: string, passphrase: string): string {
  return `payment ${address} ${passphrase}`
}

/** Whether an account issued the asset, as for all assets but XLM. */
function isIssued(asset: string): boolean {
  return asset !== "native"
}

function nameOf(asset: string): string {
  const [code = "", issuer = ""] = asset.split(":")
  return say("assetOf", { code: visibleText(code), issuer: shortAddress(issuer) })
}

function amountProblem(
  text: string,
  against: { creates: boolean; asset: string; spendable: bigint | undefined },
): string | undefined {
  const read = readAmount(text)
  if ("problem" in read) return read.problem
  if (against.creates && against.asset !== "native") {
    return say("newNeedsXlm")
  }
  if (against.creates && read.stroops < 10_000_000n) {
    return say("newNeedsOne")
  }
  if (against.spendable !== undefined && read.stroops > against.spendable) {
    return against.spendable === 0n && against.asset !== "native"
      ? say("none")
      : say("atMost", { amount: formatAmount(fromStroops(against.spendable)) })
  }
  return undefined
}

/** The spendable amount, in stroops. For XLM, the reserve and the fee are subtracted. */
function spendableOf(balance: string, asset: string, held: bigint): bigint {
  const rest = toStroops(balance) - (asset === "native" ? held + BigInt(FEE) : 0n)
  return rest > 0n ? rest : 0n
}
