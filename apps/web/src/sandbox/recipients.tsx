import { shortAddress, useKitState } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { fundIfMissing } from "../logic/account/fund-if-missing.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/sandbox.js"
import { Button } from "../ui/button.js"

export interface RecipientsProps {
  /** The paying account, which is not offered. */
  payer: string
  onChoose: (address: string) => void
}

/** Buttons that fill in the sandbox's other accounts as the recipient. Renders nothing in live mode. */
export function Recipients({ payer, onChoose }: RecipientsProps): ReactElement | null {
  const { simulated } = usePage()
  const selected = useKitState((state) => state.selectedModuleId)
  const network = usePageNetwork()
  const [funding, setFunding] = useState<string>()
  const accounts = (simulated?.find(({ id }) => id === selected) ?? simulated?.[0])?.wallet.accounts
  const others = accounts?.filter(({ address }) => address !== payer) ?? []
  if (others.length === 0) return null

  async function choose(address: string): Promise<void> {
    if (funding) return
    setFunding(address)
    // Fund the recipient first, so that any amount and asset can be sent. If that fails, a payment of 1 XLM creates it.
    await fundIfMissing(network, address).catch(() => {})
    setFunding(undefined)
    onChoose(address)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand above the field's own label
    <div className="actions recipients" role="group" aria-label={say("recipients")}>
      <span className="hint">{say("inSandbox")}</span>
      {others.map(({ address, name }) => (
        <Button
          key={address}
          look="quiet"
          aria-label={say("pay", { name, address: shortAddress(address) })}
          aria-busy={funding === address}
          onClick={() => void choose(address)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
