import type { ReactElement, ReactNode } from "react"
import type { Signer } from "../../logic/signatures/part-status.js"
import type { SignerState } from "../../logic/signatures/signer-state.js"
import { Party } from "../../recipients/party.js"
import { formatWhen } from "../../texts/days.js"
import { say } from "../../texts/en/signatures.js"
import { Icon, type IconName } from "../../ui/icons.js"

export interface SignerRowProps {
  /** A key, or a strkey of another kind. */
  address: string
  /** What it is here, such as its weight. */
  detail?: ReactNode
  state: ReactNode
  icon?: IconName | undefined
}

/** A possible signer, and whether it has signed. */
export function SignerRow({ address, detail, state, icon }: SignerRowProps): ReactElement {
  return (
    <li className="signer">
      <Party address={address} detail={detail} isClosed />
      <p className="signer-state" data-icon={icon}>
        {icon && <Icon name={icon} />}
        <span>{state}</span>
      </p>
    </li>
  )
}

/** The words for the state of a signer. `at` is when it signed here, in ms since the epoch. */
export function signerWords(kind: Signer["kind"], state: SignerState, at?: number): string {
  if (state !== "signed") return say(state)
  if (kind === "preAuthTx") return say("authorized")
  if (kind === "hashX") return say("revealed")
  return at === undefined ? say("signed") : say("signedAt", { time: formatWhen(at) })
}

/** The icon for the state of a signer. */
export const signerIcons: Readonly<Record<SignerState, IconName | undefined>> = {
  signed: "check",
  missing: "clock",
  notNeeded: undefined,
}
