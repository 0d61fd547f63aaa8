import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import type { FieldOf } from "../../logic/operations/field.js"
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
  const held = (account?.balances ?? []).flatMap(({ kind, id }) => (kind === "credit" ? [id] : []))
  const known = field.isIssued ? held : ["native", ...held]
  const [isTyped, setTyped] = useState(() => !known.includes(value))
  const chosen = isTyped || !known.includes(value) ? OTHER : value
  return (
    <div className="op-asset">
      <SelectField
        label={label}
        options={[
          ...known.map((id) => [id, id === "native" ? "XLM" : assetName(id)] as const),
          [OTHER, say("otherAsset")] as const,
        ]}
        value={chosen}
        onChange={(id) => {
          setTyped(id === OTHER)
          onChange(id)
        }}
      />
      {chosen === OTHER && (
        <InputField
          code
          label={say("assetOf", { field: label })}
          placeholder={field.mayBePool ? "CODE:G… / L…" : "CODE:G…"}
          hint={hint}
          problem={problem}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  )
}
