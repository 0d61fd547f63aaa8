import { useAccount } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../../texts/en/sign.js"

export interface SignButtonProps {
  pending: boolean
  /** Whether it is the primary button. */
  leads?: boolean
  /** Whether something must be known first. */
  disabled?: boolean
  /** Undefined in a form, which the button submits. */
  onSign?: () => void
}

/** Asks the connected wallet to sign. It is disabled while a remembered connection is restored. */
export function SignButton({
  pending,
  leads = true,
  disabled = false,
  onSign,
}: SignButtonProps): ReactElement {
  const { status, wallet } = useAccount()
  return (
    <button
      type={onSign ? "button" : "submit"}
      className={leads ? "button button-primary" : "button"}
      disabled={disabled || status !== "connected"}
      aria-busy={pending}
      onClick={onSign}
    >
      {say("signIn", { wallet: wallet?.name ?? say("theWallet") })}
    </button>
  )
}
