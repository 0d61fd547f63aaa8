import { useAccount } from "@alidade/react"
import type { ReactElement } from "react"

/** What a sign button takes. */
export interface SignButtonProps {
  pending: boolean
  /** It is what leads on; another button does otherwise. */
  leads?: boolean
  /** Absent in a form, which it submits. */
  onSign?: () => void
}

/** Asks the connected wallet. While a remembered connection is being checked there is nobody to ask yet. */
export function SignButton({ pending, leads = true, onSign }: SignButtonProps): ReactElement {
  const { status, wallet } = useAccount()
  return (
    <button
      type={onSign ? "button" : "submit"}
      className={leads ? "button button-primary" : "button"}
      disabled={status !== "connected"}
      aria-busy={pending}
      onClick={onSign}
    >
      Sign in {wallet?.name ?? "the wallet"}
    </button>
  )
}
