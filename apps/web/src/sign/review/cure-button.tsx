import { useAccount, useConnectModal, useNetwork, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { Cure } from "../../logic/sign/cure-of.js"
import { say } from "../../texts/en/failures.js"
import { Button } from "../../ui/button.js"

/** Does what helps before the wallet can be asked. */
export function CureButton({ cure }: { cure: Exclude<Cure, { act: "ask" }> }): ReactElement {
  const { wallet } = useAccount()
  const { setNetwork } = useNetwork()
  const nameNetwork = useNetworkName()
  const { open } = useConnectModal()
  const act = (): void => {
    if (cure.act === "useHere") setNetwork(cure.passphrase)
    else if (cure.act === "reload") location.reload()
    else void open(wallet?.id).catch(() => {})
  }
  return (
    <Button look="primary" onClick={act}>
      {cure.act === "useHere"
        ? say("useHere", { network: nameNetwork(cure.passphrase) })
        : say(cure.act)}
    </Button>
  )
}
