import { useAccount, useKit } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { readLatestLedger } from "../logic/stellar/latest-ledger.js"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/authorization.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { Choice } from "../ui/choice.js"
import { ComposeForm } from "../ui/compose-form.js"

/** The recipient of the example: an address without a key, so the example can't be misused. */
const NOBODY = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"

/** One XLM, in stroops. */
const AMOUNT = 10_000_000n

/** How many ledgers the example stays valid: about an hour. */
export const HOLDS = 720

type Type = "9" | "10"

export interface ExampleCallFormProps {
  address: string
  /** Called with the preimage, base64 XDR. */
  onBuilt: (preimage: string) => void
}

/** An example to sign: `transfer` of 1 XLM on the native asset's contract, from the connected account. */
export function ExampleCallForm({ address, onBuilt }: ExampleCallFormProps): ReactElement {
  const kit = useKit()
  const { wallet } = useAccount()
  const { rpcUrl, passphrase } = usePageNetwork()
  const versions = wallet ? kit.capabilities(wallet.id).authEntry : []
  const [type, setType] = useState<Type>(versions.includes("v2") ? "10" : "9")

  async function compose(): Promise<void> {
    const [{ buildTransferPreimage }, latest] = await Promise.all([
      import("../logic/sign/preimage.js"),
      readLatestLedger(rpcUrl),
    ])
    const preimage = buildTransferPreimage({
      from: address,
      to: NOBODY,
      stroops: AMOUNT,
      expirationLedger: latest + HOLDS,
      type: type === "9" ? 9 : 10,
      passphrase,
    })
    onBuilt(preimage)
  }

  return (
    <ComposeForm
      label={say("example")}
      action={sayOfSigning("review")}
      failed={say("exampleNotBuilt")}
      compose={compose}
    >
      <p className="lead">
        {say.parts("exampleLead", { amount: <span className="amount">1 XLM</span> })}
      </p>
      <p className="hint">{say("exampleHint")}</p>
      {versions.length > 1 && (
        <Choice<Type>
          label={say("format")}
          options={[
            ["10", say("type10")],
            ["9", say("type9")],
          ]}
          value={type}
          onChange={setType}
        />
      )}
    </ComposeForm>
  )
}
