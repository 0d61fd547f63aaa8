import type { AccountEntry } from "@alidade/core"
import type { ReactElement } from "react"
import { type Text, useText } from "../hooks/use-text.js"
import type { DialogKey } from "../messages/dialogs.js"
import { promptEnglish } from "../messages/prompts.js"
import { AddressName } from "../names/address-name.js"
import { shortAddress } from "../parts/address.js"
import { Icon } from "../parts/icons.js"
import { useTooltip } from "../tooltip/use-tooltip.js"

interface AccountRowProps {
  account: AccountEntry
  /** The device currently shows this account's address. */
  verifying: boolean
  /** Whether the user confirmed the address on the device. */
  confirmed: boolean | undefined
  /** The device is busy. Inactive controls use `aria-disabled`, because `disabled` would lose focus. */
  busy: boolean
  onChoose: () => void
  /** Shows the address on the device; undefined if the wallet's client cannot. */
  onVerify: (() => void) | undefined
}

/** The derivation path of an account (specification, section 9). */
function pathOf(index: number): string {
  return `44'/148'/${index}'`
}

/** One account of a device: its short address and path, and a button that shows it on the device. */
export function AccountRow({
  account,
  verifying,
  confirmed,
  busy,
  onChoose,
  onVerify,
}: AccountRowProps): ReactElement {
  const text = useText(promptEnglish)
  const { publicKey, index } = account
  const { trigger, tooltip } = useTooltip(publicKey)
  const note = verificationNote(text, verifying, confirmed)
  return (
    <li className="alidade-account" data-part="account" data-index={index}>
      <button
        type="button"
        className="alidade-row"
        data-action="choose"
        onClick={onChoose}
        {...trigger}
      >
        <span className="alidade-row-name">
          <AddressName address={publicKey} />
          <bdi dir="ltr" className="alidade-key">
            {shortAddress(publicKey)}
          </bdi>{" "}
          <small>
            <bdi dir="ltr">{pathOf(index)}</bdi>
          </small>
        </span>
      </button>
      {tooltip}
      {onVerify && (
        <button
          type="button"
          className="alidade-secondary alidade-verify"
          data-action="verify"
          data-state={
            verifying ? "verifying" : confirmed === undefined ? "idle" : String(confirmed)
          }
          aria-label={`${text("accountVerify")}, ${shortAddress(publicKey)}`}
          aria-disabled={busy}
          onClick={() => busy || onVerify()}
        >
          {confirmed && <Icon name="check" />}
          {text("accountVerify")}
        </button>
      )}
      {note && (
        <p className="alidade-note" data-part="verification">
          {verifying && <bdi dir="ltr">{publicKey}</bdi>} {note}
        </p>
      )}
    </li>
  )
}

/** The note about an account's verification on the device. */
export function verificationNote(
  text: Text<DialogKey | keyof typeof promptEnglish>,
  verifying: boolean,
  confirmed: boolean | undefined,
): string {
  if (verifying) return text("accountVerifying")
  return confirmed === undefined ? "" : text(confirmed ? "accountVerified" : "accountRefused")
}
