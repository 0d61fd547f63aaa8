import type { ReactElement, ReactNode } from "react"
import { readAmount, writeAmount } from "../../logic/stellar/read-amount.js"
import { say } from "../../texts/en/stellar.js"
import { decimalMark, formatNumber } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { InputField } from "../../ui/field.js"

export interface AmountFieldProps {
  label: ReactNode
  /** What is wrong with the amount, if that is to be shown. */
  problem: string | undefined
  hint?: ReactNode
  value: string
  onChange: (text: string) => void
  /** A button at the end of the field. */
  action?: ReactNode
}

/** A field for an amount. If it can be read as two amounts, it asks which one is meant. */
export function AmountField({ problem, ...props }: AmountFieldProps): ReactElement {
  const read = readAmount(props.value)
  const choice = (amount: string): ReactElement => (
    <Button look="quiet" onClick={() => props.onChange(writeAmount(amount, decimalMark()))}>
      <bdi dir="ltr">{formatNumber(amount)}</bdi>
    </Button>
  )
  return (
    <InputField
      dir="ltr"
      inputMode="decimal"
      placeholder="0"
      problem={
        problem !== undefined && "whole" in read
          ? say.parts("whichAmount", { whole: choice(read.whole), decimal: choice(read.decimal) })
          : problem
      }
      {...props}
    />
  )
}
