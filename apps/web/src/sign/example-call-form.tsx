import { useAccount, useKit } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { usePageNetwork } from "../app/page.js"
import { Choice } from "../parts/choice.js"
import { ComposeForm } from "../parts/compose-form.js"
import { readLatestLedger } from "../stellar/latest-ledger.js"

/** The recipient of the example: an address without a key, so the example can't be misused. */
const NOBODY = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"

/** One XLM, in stroops. */
const AMOUNT = 10_000_000n

/** How many ledgers the example stays valid: about an hour. */
export const HOLDS = 720

type Type = "9" | "10"

/** Props of `ExampleCallForm`. */
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
      import("../stellar/preimage.js"),
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
      label="Example call"
      action="Review the example"
      failed="Couldn’t build the example"
      compose={compose}
    >
      <p className="lead">
        Transfer <span className="amount">1 XLM</span> from your account to a burn address.
      </p>
      <p className="hint">
        It is signed and verified, but never sent: an authorization does nothing without its
        transaction.
      </p>
      {versions.length > 1 && (
        <Choice<Type>
          label="Format"
          options={[
            ["10", "Type 10, with your address"],
            ["9", "Type 9, without your address"],
          ]}
          value={type}
          onChange={setType}
        />
      )}
    </ComposeForm>
  )
}
