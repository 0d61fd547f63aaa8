import { type ReactElement, useId, useState } from "react"
import { usePage } from "../../page/page.js"
import { say } from "../../texts/en/app.js"
import { Button } from "../../ui/button.js"
import { Icon } from "../../ui/icons.js"
import { late } from "../../ui/loading.js"
import type { PreferenceFieldsProps } from "./preference-fields.js"

const CustomNetworks = late(() => import("../../networks/custom-networks.js"))
const PreferenceFields = late(() => import("./preference-fields.js"))

/** A button with a menu for language and theme, and in live mode for the list of networks, if the page's policy allows others. */
export function Preferences(props: PreferenceFieldsProps): ReactElement {
  const { networks, mode, customNetworks } = usePage()
  const [isOpen, setOpen] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  // Where the policy forbids others, one that was added before can still be removed.
  const mayManage = mode === "live" && (customNetworks || networks.some(({ isCustom }) => isCustom))
  const id = useId()
  const name = say("preferences")
  return (
    <div className="preferences">
      <Button className="button-icon" popoverTarget={id} aria-label={name} title={name}>
        <Icon name="globe" size={20} />
      </Button>
      <section
        id={id}
        className="preferences-menu"
        popover="auto"
        aria-label={name}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {isOpen && <PreferenceFields {...props} />}
        {isOpen && mayManage && (
          <Button
            look="quiet"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => {
              // The focus returns to the menu's button, and after the dialog again.
              currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
              setListOpen(true)
            }}
          >
            {say("manageNetworks")}
          </Button>
        )}
      </section>
      {isListOpen && <CustomNetworks onClose={() => setListOpen(false)} />}
    </div>
  )
}
