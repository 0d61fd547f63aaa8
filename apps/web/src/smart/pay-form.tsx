import { isAddress } from "@alidade/core"
import { type ReactElement, useState } from "react"
import { readAmount } from "../logic/stellar/read-amount.js"
import { say } from "../texts/en/passkey.js"
import { ComposeForm } from "../ui/compose-form.js"
import { InputField } from "../ui/field.js"

export interface PayFormProps {
  pay: (to: string, stroops: bigint) => Promise<void>
}

/** Pays XLM from the passkey account. */
export function PayForm({ pay }: PayFormProps): ReactElement {
  const [to, setTo] = useState("")
  const [amount, setAmount] = useState("")
  const [tried, setTried] = useState(false)
  const receiver = to.trim()
  const read = readAmount(amount)
  const isMissing = !isAddress(receiver) || receiver.startsWith("M")
  const units = "units" in read && read.units > 0n ? read.units : undefined
  const clear = (): void => {
    setTo("")
    setAmount("")
    setTried(false)
  }
  return (
    <ComposeForm
      label={say("payForm")}
      action={say("pay")}
      failed={say("failed")}
      unready={() => {
        setTried(true)
        return isMissing || units === undefined
      }}
      compose={async () => {
        if (units === undefined) return
        await pay(receiver, units)
        clear()
      }}
    >
      <InputField
        label={say("to")}
        code
        autoCapitalize="characters"
        placeholder="G…"
        problem={tried && isMissing ? say("noReceiver") : undefined}
        value={to}
        onChange={setTo}
      />
      <InputField
        label={say("amount")}
        dir="ltr"
        inputMode="decimal"
        placeholder="0"
        problem={tried && units === undefined ? say("noAmount") : undefined}
        value={amount}
        onChange={setAmount}
      />
    </ComposeForm>
  )
}
