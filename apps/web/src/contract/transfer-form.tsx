import { useKit } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePage, usePageNetwork } from "../app/page.js"
import { ComposeForm } from "../parts/compose-form.js"
import { InputField } from "../parts/field.js"
import { readReceiver } from "../pasted/address.js"
import { readAmount } from "../stellar/amount.js"
import { say } from "../texts/en/contract.js"
import type { PreparedTransfer } from "./transfer.js"

/** Props of `TransferForm`. */
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
  const ledger = useLedgerAccount()
  const [to, setTo] = useState(() => otherThan(address, simulated?.[0]?.wallet.accounts))
  const [amount, setAmount] = useState("5")
  const [tried, setTried] = useState(false)

  const value = readAmount(amount)
  const problems = {
    to: receiverProblem(to),
    amount: "problem" in value ? value.problem : undefined,
  }

  async function compose(): Promise<void> {
    if ("problem" in value) return
    const signer = kit.signer()
    if (!signer) throw new Error(say("connecting"))
    if (ledger.data === null) {
      throw new Error(say("inactive"))
    }
    const [{ prepareTransfer }, payer] = await Promise.all([
      import("./transfer.js"),
      sponsored
        ? import("../sandbox/sponsor.js").then(({ fundedSponsor }) => fundedSponsor(network))
        : undefined,
    ])
    const { stroops } = value
    const { rpcUrl } = network
    const transfer = { signer, to: to.trim(), stroops, rpcUrl, ...(payer ? { payer } : {}) }
    onPrepared(await prepareTransfer(transfer))
  }

  return (
    <ComposeForm
      label={sponsored ? say("sponsoredCall") : say("call")}
      action={say("build")}
      failed={say("notBuilt")}
      unready={() => {
        setTried(true)
        return Object.values(problems).some((problem) => problem !== undefined)
      }}
      compose={compose}
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
      <InputField
        dir="ltr"
        inputMode="decimal"
        placeholder="0"
        label="XLM"
        problem={amount !== "" || tried ? problems.amount : undefined}
        value={amount}
        onChange={setAmount}
      />
    </ComposeForm>
  )
}

/** Another account of the sandbox as the default recipient. Empty in live mode. */
function otherThan(address: string, accounts: readonly { address: string }[] = []): string {
  return accounts.find((account) => account.address !== address)?.address ?? ""
}

function receiverProblem(text: string): string | undefined {
  const read = readReceiver(text)
  if ("problem" in read) return read.problem
  return read.kind === "muxed" ? say("muxed") : undefined
}
