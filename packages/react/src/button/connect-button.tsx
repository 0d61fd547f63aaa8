import type { KitState } from "@alidade/core"
import { type MouseEvent, type ReactElement, useCallback, useEffect, useRef, useState } from "react"
import { shortAddress } from "../address.js"
import { useKitContext, useKitState } from "../context/kit-context.js"
import { type LazyParts, loadLazyParts } from "../load-lazy-parts.js"
import { themeStyle } from "../theme.js"
import { useHydrated, WalletIcon } from "../wallet-icon.js"

/** What `ConnectButton` takes. */
export interface ConnectButtonProps {
  /** Its text while no wallet is connected. */
  label?: string
}

/**
 * Connects a wallet; once one is, shows the account and opens its menu. One element in all states: focus stays. What
 * it does not show at once (menu, tooltip, dialog, a wrong network) is loaded when the first probe has ended, or when
 * the button is reached for.
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
  /** In which status the dialog or menu could not be loaded: said until that is another. */
  const [failedIn, setFailedIn] = useState<KitState["status"]>()
  const warning = parts?.networkWarning(state, messages)

  const load = useCallback(
    // First what is shown: the engine and nine wallets' modules would hold up the rows.
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
    // A click that no pointer made counts none. The button may show its focus all the same: a dialog around it gave it.
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
      // Not on the server: a strict content security policy would refuse the attribute.
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
