import { useKit } from "@alidade/react"
import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import { readReceiver } from "../../logic/pasted/address.js"
import { ProblemError } from "../../logic/problem.js"
import type { Deeds } from "../../logic/sentence/deed.js"
import type { PreparedTransfer } from "../../logic/sign/prepared-transfer.js"
import type { TransferProblem } from "../../logic/sign/transfer.js"
import { fromStroops } from "../../logic/stellar/amount.js"
import { readAmount } from "../../logic/stellar/read-amount.js"
import { readNetworkNow } from "../../logic/stellar/read-network-now.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/contract.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { describeAmountProblem } from "../../ui/amount-problems.js"
import { ComposeForm } from "../../ui/compose-form.js"
import { InputField } from "../../ui/field.js"
import { reasonOf } from "../../ui/reason-of.js"
import { AmountField } from "../fields/amount-field.js"
import { receiverReason } from "../fields/receiver-reason.js"

export interface TransferFormProps {
  /** The sending account. */
  address: string
  /** Whether the sandbox's sponsor submits it and pays the fee. */
  sponsored: boolean
  /** Called with the call, built and simulated. */
  onPrepared: (transfer: PreparedTransfer) => void
}

/** A form for a `transfer` on the native asset's contract. */
export function TransferForm({ address, sponsored, onPrepared }: TransferFormProps): ReactElement {
  const kit = useKit()
  const { simulated } = usePage()
  const network = usePageNetwork()
  const { account } = useAccountInfo()
  const draft = `transfer ${address} ${network.passphrase}`
  const [to, setTo] = useDraft(draft, "to", otherThan(address, simulated?.[0]?.wallet.accounts))
  const [amount, setAmount] = useDraft(draft, "amount", "5")
  const [tried, setTried] = useState(false)

  const value = readAmount(amount)
  const sayDeeds = useSayDeeds()
  const problems = {
    to: receiverProblem(to),
    amount: "problem" in value ? describeAmountProblem(value) : undefined,
  }

  const request =
    problems.to === undefined && "units" in value
      ? sayDeeds(transferDeeds(address, to.trim(), value.units), "toDo", address)
      : undefined

  async function compose(): Promise<void> {
    if ("problem" in value) return
    const signer = kit.signer()
    if (!signer) throw new ProblemError<TransferProblem>({ problem: "connecting" })
    if (account?.exists === false) throw new ProblemError<TransferProblem>({ problem: "inactive" })
    const [{ prepareTransfer }, now, payer] = await Promise.all([
      import("../../logic/sign/transfer.js"),
      readNetworkNow(network.horizonUrl),
      sponsored
        ? import("../../sandbox/sponsor.js").then(({ fundedSponsor }) => fundedSponsor(network))
        : undefined,
    ])
    const { units: stroops } = value
    const transfer = { signer, to: to.trim(), stroops, network, now, ...(payer ? { payer } : {}) }
    onPrepared(await prepareTransfer(transfer))
  }

  return (
    <ComposeForm
      label={sponsored ? say("sponsoredCall") : say("call")}
      request={request}
      detail={request && sponsored && sayOfSigning("noFee")}
      action={sayOfSigning("review")}
      failed={say("notBuilt")}
      unready={() => {
        setTried(true)
        return Object.values(problems).some((problem) => problem !== undefined)
      }}
      compose={compose}
      reason={(error) => reasonOf<TransferProblem>(error, say.problem)}
    >
      <p className="lead">{sponsored ? say("leadSponsored") : say("lead")}</p>
      <p className="hint">{sponsored ? say("hintSponsored") : say("hint")}</p>
      <InputField
        code
        autoCapitalize="characters"
        label={say("recipient")}
        placeholder={say("recipientExample")}
        problem={to !== "" || tried ? problems.to : undefined}
        value={to}
        onChange={setTo}
      />
      <AmountField
        label="XLM"
        problem={amount !== "" || tried ? problems.amount : undefined}
        value={amount}
        onChange={setAmount}
      />
    </ComposeForm>
  )
}

/** What the form's values do. */
function transferDeeds(source: string, to: string, stroops: bigint): Deeds {
  const amount = {
    type: "amount",
    value: fromStroops(stroops),
    asset: { code: "XLM" },
  } as const
  return {
    source,
    deeds: [{ kind: "payment", values: { amount, to: { type: "address", value: to } } }],
  }
}

/** Another account of the sandbox as the default recipient. Empty in live mode. */
function otherThan(address: string, accounts: readonly { address: string }[] = []): string {
  return accounts.find((account) => account.address !== address)?.address ?? ""
}

function receiverProblem(text: string): string | undefined {
  const read = readReceiver(text)
  if ("problem" in read) return receiverReason(read)
  return read.kind === "muxed" ? say("muxed") : undefined
}
