import type { KitState } from "@alidade/core"
import { type MouseEvent, type ReactElement, useCallback, useEffect, useRef, useState } from "react"
import { shortAddress } from "../address.js"
import { useKitContext, useKitState } from "../context/kit-context.js"
import { type LazyParts, loadLazyParts } from "../load-lazy-parts.js"
import { themeStyle } from "../theme.js"
import { useHydrated, WalletIcon } from "../wallet-icon.js"

/** Props of `ConnectButton`. */
export interface ConnectButtonProps {
  /** Label shown while no wallet is connected. */
  label?: string
}

/**
 * Connects a wallet. Once connected, shows the account and opens its menu. The same element is used in all states, so
 * it keeps focus. Everything it does not show at once (menu, tooltip, dialog, network warning) loads after the first
 * probe, or earlier when the pointer or focus reaches the button.
 */
export function ConnectButton({ label }: ConnectButtonProps): ReactElement {
  const { kit, modal, messages, colorScheme, locale } = useKitContext()
  const state = useKitState()
  const { status, activeAddress, probing } = state
  const wallet = state.allowedWallets.find(({ id }) => id === state.selectedModuleId)
  const hydrated = useHydrated()
  const trigger = useRef<HTMLButtonElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const [parts, setParts] = useState<LazyParts>()
  /** The status in which the dialog or menu failed to load. The message is shown until the status changes. */
  const [failedIn, setFailedIn] = useState<KitState["status"]>()
  const warning = parts?.networkWarning(state, messages)

  const load = useCallback(
    // Visible parts load first: the engine and nine wallet modules would delay the rows.
    () => modal.load().then(loadLazyParts).then(setParts).then(kit.preload),
    [kit, modal],
  )
  const preload = useCallback(() => load().catch(() => {}), [load])
  useEffect(() => {
    modal.home.current = trigger.current
    if (!probing) preload()
  }, [modal, probing, preload])

  const fail = (): void => {
    setMenuOpen(false)
    setFailedIn(status)
  }
  const click = ({ detail }: MouseEvent): void => {
    kit.emit("buttonClicked", undefined)
    setFailedIn(undefined)
    // A click without a pointer has `detail` 0. With a pointer, the button may still match `:focus-visible` if a dialog
    // around it moved focus to it.
    if (!activeAddress) modal.open(trigger.current, detail ? false : undefined).catch(fail)
    else if (!parts) {
      setMenuOpen(!menuOpen)
      load().catch(fail)
    }
  }
  const name = warning?.name ?? messages[status === "restoring" ? "restoringMenu" : "accountMenu"]
  const [start, end] = shortAddress(activeAddress ?? "").split("…")
  const values: Record<string, string | undefined> = { wallet: wallet?.name, start, end }
  return (
    <div
      {...locale}
      className="alidade-button-root"
      data-alidade="button"
      data-theme={colorScheme}
      data-state={status}
      // Not on the server: a strict content security policy would block the attribute.
      style={hydrated ? themeStyle("button", state.buttonTheme) : undefined}
    >
      <button
        ref={trigger}
        type="button"
        className="alidade-button"
        data-part="trigger"
        onClick={click}
        onPointerEnter={preload}
        onFocus={preload}
        {...(activeAddress && {
          "aria-label": name.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ""),
          "aria-expanded": menuOpen,
          "aria-busy": status === "restoring",
        })}
      >
        {activeAddress && !warning && <WalletIcon wallet={wallet} size="small" />}
        {activeAddress
          ? (warning?.label ?? (
              <bdi dir="ltr" className="alidade-address" data-part="address">
                {shortAddress(activeAddress)}
              </bdi>
            ))
          : (label ?? messages.connect)}
      </button>
      <span role="alert" className="alidade-not-loaded" data-part="not-loaded">
        {failedIn === status && messages.notLoaded}
      </span>
      {parts && <parts.AccountMenu trigger={trigger} open={menuOpen} onToggle={setMenuOpen} />}
    </div>
  )
}
