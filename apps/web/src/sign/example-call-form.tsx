import { useAccount, useKit } from "@alidade/react"
import { type FormEvent, type ReactElement, useState } from "react"
import { usePageNetwork } from "../app/use-page-network.js"
import { Choice } from "../parts/choice.js"
import { Notice } from "../parts/notice.js"
import { readLatestLedger } from "../stellar/latest-ledger.js"

/** Who receives in the example: an address without a key, so that nothing can ever be lost by it. */
const NOBODY = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"

/** One XLM, in stroops. */
const AMOUNT = 10_000_000n

/** For how many ledgers the example holds: about an hour. */
export const HOLDS = 720

type Type = "9" | "10"

/** What the form takes. */
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
  const [building, setBuilding] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function build(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (building) return
    setBuilding(true)
    setFailure(undefined)
    try {
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
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "The example could not be built.")
    } finally {
      setBuilding(false)
    }
  }

  return (
    <form className="form" onSubmit={build} aria-label="Example call">
      <p className="lead">
        Transfer <span className="amount">1 XLM</span> from your account to an address that nobody
        holds.
      </p>
      <p className="hint">
        It is signed and checked, and never sent: an authorization does nothing without its
        transaction.
      </p>
      {versions.length > 1 && (
        <Choice<Type>
          label="Type of the preimage"
          options={[
            ["10", "Type 10, with your address"],
            ["9", "Type 9, without"],
          ]}
          value={type}
          onChange={setType}
        />
      )}
      <div className="actions">
        <button type="submit" className="button button-primary" aria-busy={building}>
          Review the example
        </button>
      </div>
      <div role="alert">
        {failure && (
          <Notice tone="bad" title="The example could not be built">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
    </form>
  )
}
