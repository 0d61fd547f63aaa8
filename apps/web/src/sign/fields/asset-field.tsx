import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import type { FieldOf } from "../../logic/operations/field.js"
import { heldAssets } from "../../logic/sign/check-payment.js"
import { say } from "../../texts/en/operations.js"
import { InputField, SelectField } from "../../ui/field.js"
import { assetName } from "./payment-reason.js"
import type { TypedFieldProps } from "./typed-field.js"

/** The choice that lets the visitor type an asset. */
const OTHER = ""

/** An asset: XLM, one that the account holds, or a typed one. */
export function AssetField(props: TypedFieldProps & { field: FieldOf<"asset"> }): ReactElement {
  const { label, hint, problem, field, value, onChange } = props
  const { account } = useAccountInfo()
  const held = heldAssets(account)
  const known = field.isIssued ? held : ["native", ...held]
  /** What was typed stays in its field, also if the account holds it. */
  const [typed, setTyped] = useState<string>()
  const chosen = value === typed || !known.includes(value) ? OTHER : value
  const type = (text: string): void => {
    setTyped(text)
    onChange(text)
  }
  return (
    <div className="op-asset">
      <SelectField
        label={label}
        options={[
          ...known.map((id) => [id, id === "native" ? "XLM" : assetName(id)] as const),
          [OTHER, say("otherAsset")] as const,
        ]}
        value={chosen}
        onChange={(id) => (id === OTHER ? type(id) : onChange(id))}
      />
      {chosen === OTHER && (
        <InputField
          code
          label={say("assetOf", { field: label })}
          placeholder={field.mayBePool ? "CODE:G… / L…" : "CODE:G…"}
          hint={hint}
          problem={problem}
          value={value}
          onChange={type}
        />
      )}
    </div>
  )
}
