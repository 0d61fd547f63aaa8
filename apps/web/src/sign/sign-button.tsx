import { useAccount } from "@alidade/react"
import type { ReactElement } from "react"

/** What a sign button takes. */
export interface SignButtonProps {
  pending: boolean
  /** Absent in a form, which it submits. */
  onSign?: () => void
}

/** Asks the connected wallet. While a remembered connection is being checked there is nobody to ask yet. */
export function SignButton({ pending, onSign }: SignButtonProps): ReactElement {
  const { status, wallet } = useAccount()
  return (
    <button
      type={onSign ? "button" : "submit"}
      className="button button-primary"
      disabled={status !== "connected"}
      aria-busy={pending}
      onClick={onSign}
    >
      Sign in {wallet?.name ?? "the wallet"}
    </button>
  )
}
