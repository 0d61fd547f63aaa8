import { isAddress } from "@alidade/core"
import type { ReactElement, ReactNode } from "react"
import { LookAlike } from "../../page/look-alike.js"
import { useParty } from "../../page/parties.js"
import { say } from "../../texts/en/recipients.js"
import { Button } from "../../ui/button.js"
import { InputField } from "../../ui/field.js"
import { Icon } from "../../ui/icons.js"
import { PickedRecipient } from "./picked-recipient.js"
import { RecentRecipients } from "./recent-recipients.js"
import type { TypedFieldProps } from "./typed-field.js"

export interface AccountFieldProps extends Omit<TypedFieldProps, "label" | "hint"> {
  label: ReactNode
  hint?: ReactNode
  placeholder?: string
  /** A button at the end of the field while it has no address. */
  action?: ReactNode
  /** What to choose from while the field is empty: by default the last recipients. */
  choices?: ReactNode
  /** What stands below the choices. */
  children?: ReactNode
}

/** An address with what is known of it, and a warning if it looks like a known one. */
export function AccountField({
  choices,
  action,
  children,
  ...props
}: AccountFieldProps): ReactElement {
  const { value, onChange } = props
  const address = value.trim()
  const { looksLike } = useParty(address)
  const isKnown = isAddress(address)
  return (
    <div className="to">
      <InputField
        code
        autoCapitalize="characters"
        placeholder={say("exampleAddress")}
        {...props}
        cover={isKnown && <PickedRecipient address={address} />}
        action={
          isKnown ? (
            <Button
              className="button-icon"
              aria-label={say("another")}
              onClick={({ currentTarget }) => {
                onChange("")
                currentTarget.closest(".field")?.querySelector("input")?.focus()
              }}
            >
              <Icon name="cross" />
            </Button>
          ) : (
            action
          )
        }
      />
      <div className="outcome" role="status">
        {isKnown && looksLike && <LookAlike address={address} known={looksLike} />}
      </div>
      {value === "" &&
        (choices ?? <RecentRecipients onChoose={(recipient) => onChange(recipient.address)} />)}
      {children}
    </div>
  )
}
