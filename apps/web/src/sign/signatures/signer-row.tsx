import { shortAddress } from "@alidade/react"
import { type ReactElement, type ReactNode, useId, useState } from "react"
import type { Signer } from "../../logic/signatures/part-status.js"
import type { SignerState } from "../../logic/signatures/signer-state.js"
import { FullAddress } from "../../page/full-address.js"
import { useParty } from "../../page/parties.js"
import { formatWhen } from "../../texts/days.js"
import { say as sayOfParties } from "../../texts/en/parties.js"
import { say } from "../../texts/en/signatures.js"
import { AccountMark } from "../../ui/account-mark.js"
import { CopyButton } from "../../ui/copy-button.js"
import { Icon, type IconName } from "../../ui/icons.js"

export interface SignerRowProps {
  /** A key, or a strkey of another kind. */
  address: string
  kind?: Signer["kind"]
  /** What it is here, such as its weight. */
  detail?: ReactNode
  state: ReactNode
  icon?: IconName | undefined
}

/** A possible signer, by name, and whether it has signed. Its short address opens the full one. */
export function SignerRow({ address, kind, detail, state, icon }: SignerRowProps): ReactElement {
  const party = useParty(address)
  // Only keys and contracts are parties: what is known of others is their kind.
  const { name, standing } = kind ? { name: undefined, standing: undefined } : party
  const [isOpen, setOpen] = useState(false)
  const content = useId()
  const short = shortAddress(address)
  return (
    <li className="signer">
      <div className="party" data-standing={standing}>
        <AccountMark address={address} />
        <p className="party-name">
          {kind ? (
            say(kind)
          ) : (
            <bdi dir={name === undefined ? "ltr" : undefined}>{name ?? short}</bdi>
          )}{" "}
          {standing === "you" && <span className="hint">{sayOfParties(standing)}</span>}
        </p>
        <div className="party-sub hint">
          <button
            type="button"
            className="party-address"
            aria-expanded={isOpen}
            aria-controls={content}
            onClick={() => setOpen(!isOpen)}
          >
            {name === undefined && !kind ? (
              sayOfParties("full")
            ) : (
              <bdi dir="ltr" className="mono">
                {short}
              </bdi>
            )}
            <Icon name="down" />
          </button>
          {standing && standing !== "you" && <span>{sayOfParties(standing)}</span>}
          {detail}
        </div>
        <div className="party-more" id={content} hidden={!isOpen}>
          {isOpen && (
            <>
              <FullAddress value={address} />
              <div className="actions">
                <CopyButton text={address} name={sayOfParties("copyOf", { address: short })} />
              </div>
            </>
          )}
        </div>
      </div>
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
