import { useAccount } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../../texts/en/sign.js"
import { Button } from "../../ui/button.js"

export interface SignButtonProps {
  pending: boolean
  /** Undefined in a form, which the button submits. */
  onSign?: () => void
}

/** Asks the connected wallet to sign. A remembered connection may still be restored: the kit waits for it. */
export function SignButton({ pending, onSign }: SignButtonProps): ReactElement {
  const { wallet } = useAccount()
  return (
    <Button type={onSign ? "button" : "submit"} look="primary" aria-busy={pending} onClick={onSign}>
      {say("signIn", { wallet: wallet?.name ?? say("theWallet") })}
    </Button>
  )
}
