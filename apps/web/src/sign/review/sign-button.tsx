import type { WalletError } from "@alidade/core"
import { useAccount, useConnectModal, useNetwork, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import { cureOf } from "../../logic/sign/cure-of.js"
import { usePage } from "../../page/page.js"
import { say as sayOfFailures } from "../../texts/en/failures.js"
import { say } from "../../texts/en/sign.js"
import { Button } from "../../ui/button.js"

export interface SignButtonProps {
  pending: boolean
  /** Why the last request gave no signature. */
  error: WalletError | undefined
  /** Undefined in a form, which the button submits. */
  onSign?: () => void
}

/**
 * Asks the connected wallet to sign. After a failure, it does what helps. A remembered connection may still be restored:
 * the kit waits for it.
 */
export function SignButton({ pending, error, onSign }: SignButtonProps): ReactElement {
  const { wallet } = useAccount()
  const { networks } = usePage()
  const { setNetwork } = useNetwork()
  const nameNetwork = useNetworkName()
  const { open } = useConnectModal()
  const name = wallet?.name ?? say("theWallet")
  const cure = cureOf(
    error,
    networks.map(({ passphrase }) => passphrase),
  )
  if (cure.act === "ask") {
    const type = onSign ? "button" : "submit"
    return (
      <Button type={type} look="primary" aria-busy={pending} onClick={onSign}>
        {cure.text === "signIn"
          ? say("signIn", { wallet: name })
          : sayOfFailures(cure.text, { wallet: name })}
      </Button>
    )
  }
  const act = (): void => {
    if (cure.act === "useHere") setNetwork(cure.passphrase)
    else if (cure.act === "reload") location.reload()
    else void open(wallet?.id).catch(() => {})
  }
  return (
    <Button look="primary" onClick={act}>
      {cure.act === "useHere"
        ? sayOfFailures("useHere", { network: nameNetwork(cure.passphrase) })
        : sayOfFailures(cure.act)}
    </Button>
  )
}
