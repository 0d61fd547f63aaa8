import type { ReactElement, ReactNode } from "react"
import { writeStroops } from "../../logic/stellar/read-amount.js"
import { say } from "../../texts/en/payment.js"
import { decimalMark } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { AmountField, type AmountFieldProps } from "./amount-field.js"
import { amountText } from "./amount-text.js"

export interface AmountRowProps extends AmountFieldProps {
  /** `native`, or `CODE:ISSUER`. */
  asset: string | undefined
  /** How much of it can be sent, in stroops, if that is known. */
  most?: bigint | undefined
  /** The field of the asset. */
  children: ReactNode
}

/** An amount beside its asset. It offers all that can be sent. */
export function AmountRow({
  asset,
  most,
  hint,
  action,
  children,
  ...field
}: AmountRowProps): ReactElement {
  const isKnown = asset !== undefined && most !== undefined
  return (
    <div className="amount-row">
      <AmountField
        hint={hint ?? (isKnown && say("canSend", { amount: amountText(asset, most) }))}
        action={
          action ??
          (isKnown && (
            <Button
              look="quiet"
              aria-label={say("maxNamed", { amount: formatStroops(most) })}
              onClick={() => field.onChange(writeStroops(most, decimalMark()))}
            >
              {say("max")}
            </Button>
          ))
        }
        {...field}
      />
      {children}
    </div>
  )
}
