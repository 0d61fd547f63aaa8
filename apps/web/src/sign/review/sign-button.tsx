import type { WalletError } from "@alidade/core"
import { useAccount } from "@alidade/react"
import type { ReactElement } from "react"
import { cureOf } from "../../logic/sign/cure-of.js"
import type { Obstacle } from "../../logic/sign/obstacle-of.js"
import { usePage } from "../../page/page.js"
import { say as sayOfFailures } from "../../texts/en/failures.js"
import { say } from "../../texts/en/sign.js"
import { Button } from "../../ui/button.js"
import { CureButton } from "./cure-button.js"

export interface SignButtonProps {
  pending: boolean
  /** Why the last request gave no signature. */
  error: WalletError | undefined
  /** What keeps the wallet from signing now. */
  obstacle: Obstacle | undefined
  /** Undefined in a form, which the button submits. */
  onSign?: () => void
}

/**
 * Asks the connected wallet to sign. After a failure, and before an obstacle, it does what helps. A remembered connection
 * may still be restored: the kit waits for it.
 */
export function SignButton(props: SignButtonProps): ReactElement {
  const { pending, error, obstacle, onSign } = props
  const { wallet } = useAccount()
  const { networks } = usePage()
  const name = wallet?.name ?? say("theWallet")
  const passphrases = networks.map(({ passphrase }) => passphrase)
  const cure = (!error && obstacle?.cure) || cureOf(error, passphrases)
  // A pending request goes on.
  if (cure.act !== "ask" && !pending) return <CureButton cure={cure} />
  const text = cure.act === "ask" ? cure.text : "signIn"
  return (
    <Button type={onSign ? "button" : "submit"} look="primary" aria-busy={pending} onClick={onSign}>
      {text === "signIn" ? say("signIn", { wallet: name }) : sayOfFailures(text, { wallet: name })}
    </Button>
  )
}
