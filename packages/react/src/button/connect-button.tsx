import type { KitState } from "@alidade/core"
import {
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { useKitContext } from "../context.js"
import { loadPicker } from "../dialog/load.js"
import { useKitState } from "../hooks/use-kit-state.js"
import { useTheme } from "../theme.js"
import { useTooltip } from "../tooltip/use-tooltip.js"
import { AccountLabel, useAccountName } from "./account-label.js"
import { AccountMenu } from "./account-menu.js"
import { place } from "./place.js"
import { useButtonText } from "./use-button-text.js"

/** What `ConnectButton` takes. */
export interface ConnectButtonProps {
  /** Its text while no wallet is connected. */
  label?: string
}

/** Connects a wallet; once one is, shows the account and opens its menu. One element in all states: focus stays. */
export function ConnectButton({ label }: ConnectButtonProps): ReactElement {
  const { kit, modal, colorScheme, locale } = useKitContext()
  const text = useButtonText()
  const { status, activeAddress, selectedModuleId, buttonTheme } = useKitState()
  const name = useAccountName()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const menuId = useId()
  const [open, setOpen] = useState(false)
  /** In which status the dialog could not be loaded: said until that is another. */
  const [failedIn, setFailedIn] = useState<KitState["status"]>()
  const { trigger: tip, tooltip } = useTooltip(open ? undefined : activeAddress)
  useTheme(root, "button", buttonTheme)
  useHome(modal.home, trigger)
  // A connection that ends elsewhere takes the open menu along, and the focus that was in it.
  useLayoutEffect(() => {
    if (!open || activeAddress) return
    setOpen(false)
    if (document.activeElement === document.body) trigger.current?.focus()
  })

  const openModal = (byKeyboard?: boolean, walletId?: string): void => {
    setFailedIn(undefined)
    modal.open(trigger.current, byKeyboard, walletId).catch(() => {
      menu.current?.hidePopover()
      setFailedIn(status)
    })
  }
  const click = ({ detail }: MouseEvent): void => {
    kit.emit("buttonClicked", undefined)
    // A click that no pointer made counts none. The button may show its focus all the same: a dialog around it gave it.
    if (!activeAddress) openModal(detail ? false : undefined)
  }
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) menu.current?.hidePopover()
  }
  const preload = (): void => {
    if (!activeAddress) loadPicker().catch(() => {})
  }
  return (
    <div
      {...locale}
      ref={root}
      className="alidade-button-root"
      data-alidade="button"
      data-theme={colorScheme}
      data-state={status}
    >
      <button
        ref={trigger}
        type="button"
        className="alidade-button"
        data-part="trigger"
        onClick={click}
        {...tip}
        onPointerEnter={(event) => {
          preload()
          tip.onPointerEnter(event)
        }}
        onFocus={(event) => {
          preload()
          tip.onFocus(event)
        }}
        onBlur={(event) => {
          onBlur(event)
          tip.onBlur()
        }}
        {...(activeAddress
          ? {
              popoverTarget: menuId,
              "aria-label": name,
              "aria-expanded": open,
              "aria-controls": menuId,
              "aria-busy": status === "restoring",
            }
          : {})}
      >
        {activeAddress ? <AccountLabel address={activeAddress} /> : (label ?? text("connect"))}
      </button>
      {tooltip}
      <span role="alert" className="alidade-not-loaded" data-part="not-loaded">
        {failedIn === status && text("notLoaded")}
      </span>
      {activeAddress && (
        <section
          ref={menu}
          id={menuId}
          popover="auto"
          aria-label={text("menuLabel")}
          className="alidade-menu"
          data-part="menu"
          onBlur={onBlur}
          onBeforeToggle={({ newState }) => {
            if (newState === "closed") return
            place(menu.current, trigger.current)
            setOpen(true)
          }}
          // Emptied only when it is closed: the browser gives focus back from what is in it.
          onToggle={({ newState }) => setOpen(newState === "open")}
        >
          {open && (
            <AccountMenu
              address={activeAddress}
              menuId={menuId}
              onReconnect={() => {
                // To which focus comes back; the browser closes the menu for the dialog.
                trigger.current?.focus()
                openModal(undefined, selectedModuleId)
              }}
            />
          )}
        </section>
      )}
    </div>
  )
}

/** Makes a button the one that focus returns to when a dialog closes and what opened it is gone. */
function useHome(
  home: { current: HTMLElement | null },
  button: RefObject<HTMLButtonElement | null>,
): void {
  useLayoutEffect(() => {
    const own = button.current
    home.current = own
    return () => {
      if (home.current === own) home.current = null
    }
  }, [home, button])
}
