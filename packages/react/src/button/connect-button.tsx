import type { KitState } from "@alidade/core"
import {
  type MouseEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { useKitContext } from "../context/kit-context.js"
import { type LazyParts, loadLazyParts } from "../lazy/load-lazy-parts.js"
import { shortAddress } from "../parts/address.js"
import { themeStyle } from "../parts/theme.js"
import { useHydrated, WalletIcon } from "../parts/wallet-icon.js"
import type { FrameProps } from "./button-props.js"

/**
 * Connects a wallet. Once connected, shows the account and opens its menu. The same element is used in all states, so
 * it keeps focus. The dialog loads after the first probe, or earlier when the pointer or focus reaches the button. The
 * menu, the tooltip, the network warning, names and balances load once there is an account.
 */
export function ConnectButton(props: FrameProps): ReactElement {
  const { kit, modal, messages, colorScheme, locale } = useKitContext()
  // Not `useKitState`: its comparison of what a selector returns would be in the first load.
  const state = useSyncExternalStore(kit.subscribe, kit.getState, kit.getServerState)
  const { status, activeAddress, probing } = state
  const wallet = state.allowedWallets.find(({ id }) => id === state.selectedModuleId)
  const hydrated = useHydrated()
  const trigger = useRef<HTMLButtonElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const [parts, setParts] = useState<Required<LazyParts>>()
  /** The status in which the dialog or menu failed to load. The message is shown until the status changes. */
  const [failedIn, setFailedIn] = useState<KitState["status"]>()
  const late = parts?.buttonLabel(state, messages, props)

  const hasAccount = !!(activeAddress || state.otherConnections[0])
  const load = useCallback(
    () =>
      modal
        .load()
        .then(() => loadLazyParts(hasAccount))
        // Without an account, the button shows nothing of them. An earlier load without the menu may end later.
        .then((loaded) => {
          if (loaded.AccountMenu) setParts(loaded as Required<LazyParts>)
        }),
    [modal, hasAccount],
  )
  useEffect(() => {
    modal.home.current = trigger.current
    if (probing) return
    // Not in the task that shows what the probe found.
    const later = setTimeout(() => load().catch(() => {}))
    return () => clearTimeout(later)
  }, [modal, probing, load])
  // Visible parts are loaded and painted first: the engine and nine wallet modules would delay the rows.
  const preload = (): void => {
    load().then(
      () => requestAnimationFrame(() => requestAnimationFrame(kit.preload)),
      () => {},
    )
  }

  const fail = (): void => {
    setMenuOpen(false)
    setFailedIn(status)
  }
  const click = (event: MouseEvent): void => {
    kit.emit("buttonClicked", undefined)
    setFailedIn(undefined)
    // A click without a pointer has `detail` 0. With a pointer, the button may still match `:focus-visible` if a dialog
    // around it moved focus to it.
    if (!hasAccount) modal.open(trigger.current, event.detail ? false : undefined).catch(fail)
    else if (!parts) {
      // The menu may open before this event ends. Then the browser would close it again.
      event.preventDefault()
      setMenuOpen(!menuOpen)
      load().catch(fail)
    }
  }
  const name = late?.name ?? messages[status === "restoring" ? "restoringMenu" : "accountMenu"]
  const [start, end] = shortAddress(activeAddress ?? "").split("…")
  const values: Record<string, string | undefined> = { wallet: wallet?.name, start, end }
  const Button = props.as ?? "button"
  return (
    <div
      {...locale}
      className="alidade-button-root"
      data-alidade="button"
      data-theme={colorScheme}
      data-state={status}
      data-size={props.size}
      // Not on the server: a strict content security policy would block the attribute.
      style={hydrated ? themeStyle("button", state.buttonTheme) : undefined}
    >
      <Button
        ref={trigger}
        type="button"
        className="alidade-button"
        data-part="trigger"
        onClick={click}
        onPointerEnter={preload}
        onFocus={preload}
        {...(activeAddress && {
          "aria-label": name.replace(/\{(\w+)}/g, (_, key: string) => values[key] ?? ""),
          "aria-expanded": menuOpen,
          "aria-busy": status === "restoring",
        })}
      >
        {activeAddress && !late?.name && <WalletIcon wallet={wallet} size="small" />}
        {late?.label ??
          (activeAddress ? (
            <bdi dir="ltr" className="alidade-address" data-part="address">
              {shortAddress(activeAddress)}
            </bdi>
          ) : (
            (props.label ?? messages.connect)
          ))}
      </Button>
      <span role="alert" className="alidade-not-loaded" data-part="not-loaded">
        {failedIn === status && messages.notLoaded}
      </span>
      {parts && <parts.AccountMenu trigger={trigger} open={menuOpen} onToggle={setMenuOpen} />}
    </div>
  )
}
