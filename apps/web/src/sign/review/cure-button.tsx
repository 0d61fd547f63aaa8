import { useAccount, useConnectModal, useNetwork, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { Cure } from "../../logic/sign/cure-of.js"
import { say } from "../../texts/en/failures.js"
import { Button, type ButtonProps } from "../../ui/button.js"

interface CureButtonProps {
  cure: Exclude<Cure, { act: "ask" }>
  look?: ButtonProps["look"]
}

/** Does what helps before the wallet can be asked. */
export function CureButton({ cure, look = "primary" }: CureButtonProps): ReactElement {
  const { wallet } = useAccount()
  const { setNetwork } = useNetwork()
  const nameNetwork = useNetworkName()
  const { open } = useConnectModal()
  const act = (): void => {
    if (cure.act === "useHere") {
      setNetwork(cure.passphrase)
      // The button disappears.
      document.getElementById("main")?.focus({ preventScroll: true })
    } else if (cure.act === "reload") location.reload()
    else void open(wallet?.id).catch(() => {})
  }
  return (
    <Button look={look} onClick={act}>
      {cure.act === "useHere"
        ? say("useHere", { network: nameNetwork(cure.passphrase) })
        : say(cure.act)}
    </Button>
  )
}
