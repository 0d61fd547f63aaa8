import { connectionsOf } from "@alidade/core"
import {
  type FunctionComponent,
  memo,
  type ReactElement,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from "react"
import { useKitContext } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { useText } from "../hooks/use-text.js"
import { connectionEnglish } from "../messages/connection.js"
import { AccountDetails } from "./account-details.js"
import { AddressTooltip } from "./address-tooltip.js"
import { OtherAccounts } from "./other-accounts.js"

export interface AccountMenuProps {
  trigger: RefObject<HTMLButtonElement | null>
  open: boolean
  onToggle: (open: boolean) => void
}

/**
 * The menu below the button and the tooltip above it. Rendered while there is an account. The button renders at each
 * change of the kit's state, such as those of a request; the menu does not.
 */
export const AccountMenu: FunctionComponent<AccountMenuProps> = memo(function AccountMenu(
  props: AccountMenuProps,
): ReactElement | null {
  const activeAddress = useKitState((state) => state.activeAddress)
  const hasAccount = useKitState((state) => connectionsOf(state).length > 0)
  const { open, onToggle, trigger } = props
  // When the connection ends elsewhere, closes the open menu and returns its focus to the trigger.
  useLayoutEffect(() => {
    if (!open || hasAccount) return
    onToggle(false)
    if (document.activeElement === document.body) trigger.current?.focus()
  })
  if (!hasAccount) return null
  return (
    <>
      {activeAddress && (
        <AddressTooltip trigger={trigger} address={open ? undefined : activeAddress} />
      )}
      <MenuPopover {...props} address={activeAddress} />
    </>
  )
})

/** The popover. The browser opens and closes it through the trigger's `popoverTargetElement`. */
function MenuPopover({
  trigger,
  open,
  onToggle,
  address,
}: AccountMenuProps & { address: string | undefined }): ReactElement {
  const text = useText(connectionEnglish)
  const { modal } = useKitContext()
  const selectedModuleId = useKitState((state) => state.selectedModuleId)
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const pressed = useRef(open)
  useLayoutEffect(() => {
    const button = trigger.current
    if (!button) return
    button.popoverTargetElement = menu.current
    button.setAttribute("aria-controls", id)
    return () => {
      button.popoverTargetElement = null
      button.removeAttribute("aria-controls")
    }
  }, [trigger, id])
  // React 18 does not listen to these events of a popover.
  useLayoutEffect(() => {
    const popover = menu.current!
    const beforeToggle = ({ newState }: ToggleEvent): void => {
      if (newState === "closed") return
      placeMenu(popover, trigger.current)
      onToggle(true)
    }
    // Unmounts the content only after closing: the browser returns focus from inside it to the trigger.
    const toggle = ({ newState }: ToggleEvent): void => onToggle(newState === "open")
    popover.addEventListener("beforetoggle", beforeToggle)
    popover.addEventListener("toggle", toggle)
    return () => {
      popover.removeEventListener("beforetoggle", beforeToggle)
      popover.removeEventListener("toggle", toggle)
    }
  }, [trigger, onToggle])
  useLayoutEffect(() => {
    // The button was pressed before this chunk had loaded. Without it as the source, the menu would lie over it.
    const source = trigger.current
    if (pressed.current) menu.current?.showPopover(source ? { source } : {})
    pressed.current = false
  }, [trigger])
  useLayoutEffect(() => {
    const root = trigger.current?.parentElement
    const left = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget && !root?.contains(relatedTarget as Node)) menu.current?.hidePopover()
    }
    root?.addEventListener("focusout", left)
    return () => root?.removeEventListener("focusout", left)
  }, [trigger])
  const shown = useRef(address)
  // Once the active connection begins or ends, it would show other accounts than when it was opened.
  useLayoutEffect(() => {
    if (!shown.current !== !address) menu.current?.hidePopover()
    shown.current = address
  }, [address])
  const close = (): void => menu.current?.hidePopover()
  const connectAnother = (): void => {
    close()
    trigger.current?.focus()
    void modal.open(trigger.current, undefined, undefined, true)
  }
  return (
    <section
      ref={menu}
      id={id}
      popover="auto"
      aria-label={text("menuLabel")}
      className="alidade-menu"
      data-part="menu"
    >
      {open && !address && <OtherAccounts onClose={close} onConnectAnother={connectAnother} />}
      {open && address && (
        <AccountDetails
          address={address}
          onClose={close}
          onReconnect={() => {
            menu.current?.hidePopover()
            // Focus returns here after the dialog closes.
            trigger.current?.focus()
            void modal.open(trigger.current, undefined, selectedModuleId)
          }}
          onConnectAnother={connectAnother}
        />
      )}
    </section>
  )
}

/** Gap between the button and its menu, in CSS pixels. */
const GAP = 8

/** The height that the menu needs, in CSS pixels. It has no height yet when its side is chosen. */
const MENU_HEIGHT = 320

/**
 * Chooses the popover's side: above a button in the lower half of the viewport if it fits there, otherwise below.
 * WebKit's `flip-block` would put the menu of a sticky header outside the viewport once the page is scrolled. Without CSS
 * anchor positioning, also positions the popover, always below.
 */
function placeMenu(popover: HTMLElement, button: HTMLElement | null): void {
  if (!button) return
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const isLow = top + bottom > window.innerHeight && top > MENU_HEIGHT
  popover.dataset.side = isLow ? "top" : "bottom"
  if (CSS.supports("position-area", "block-end")) return
  const width = document.documentElement.clientWidth
  // Aligns with the button's half of the page, so that the popover does not overflow the page.
  const atEnd = left + right > width
  popover.style.top = `${bottom + window.scrollY + GAP}px`
  popover.style.left = atEnd ? "auto" : `${Math.max(GAP, left)}px`
  popover.style.right = atEnd ? `${Math.max(GAP, width - right)}px` : "auto"
}
