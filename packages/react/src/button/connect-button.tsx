import { type KitState, networkMatch } from "@alidade/core"
import {
  type MouseEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { shortAddress } from "../address.js"
import { useKitContext, useKitState } from "../context/kit-context.js"
import { fill } from "../fill.js"
import { useTheme } from "../theme.js"
import { AccountLabel } from "./account-label.js"
import type { AccountMenu } from "./account-menu.js"
import { loadMenu } from "./load-menu.js"

/** What `ConnectButton` takes. */
export interface ConnectButtonProps {
  /** Its text while no wallet is connected. */
  label?: string
}

/**
 * Connects a wallet; once one is, shows the account and opens its menu. One element in all states: focus stays. What
 * it does not show at once (menu, tooltip, dialog) is loaded when the first probe has ended, or when it is reached for.
 */
export function ConnectButton({ label }: ConnectButtonProps): ReactElement {
  const { kit, modal, messages, colorScheme, locale } = useKitContext()
  const state = useKitState()
  const { status, activeAddress, selectedModuleId, probing } = state
  const wallet = state.allowedWallets.find(({ id }) => id === selectedModuleId)
  const wrongNetwork = networkMatch(state) === false
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const [menuOpen, setMenuOpen] = useState(false)
  const [Menu, setMenu] = useState<typeof AccountMenu>()
  /** In which status the dialog or menu could not be loaded: said until that is another. */
  const [failedIn, setFailedIn] = useState<KitState["status"]>()
  const hasAccount = activeAddress !== undefined
  useTheme(root, "button", state.buttonTheme)
  useLayoutEffect(() => {
    const { home } = modal
    const own = trigger.current
    home.current = own
    return () => {
      if (home.current === own) home.current = null
    }
  }, [modal])

  const load = useCallback(async () => {
    // First what is shown: the engine and nine wallets' modules would hold up the rows.
    await (hasAccount ? loadMenu().then((menu) => setMenu(() => menu)) : modal.load())
    await kit.preload()
  }, [kit, modal, hasAccount])
  const preload = useCallback(() => {
    load().catch(() => {})
  }, [load])
  useEffect(() => {
    if (!probing) preload()
  }, [probing, preload])

  /** Says where something that was pressed for cannot be loaded. */
  const watch = (loading: Promise<unknown>): void => {
    setFailedIn(undefined)
    loading.catch(() => {
      setMenuOpen(false)
      setFailedIn(status)
    })
  }
  const click = ({ detail }: MouseEvent): void => {
    kit.emit("buttonClicked", undefined)
    // A click that no pointer made counts none. The button may show its focus all the same: a dialog around it gave it.
    if (!hasAccount) watch(modal.open(trigger.current, detail ? false : undefined))
    else if (!Menu) {
      setMenuOpen(!menuOpen)
      watch(load())
    }
  }
  const name =
    messages[
      status === "restoring" ? "restoringMenu" : wrongNetwork ? "wrongNetworkMenu" : "accountMenu"
    ]
  const [start, end] = shortAddress(activeAddress ?? "").split("…")
  const values: Record<string, string | undefined> = { wallet: wallet?.name, start, end }
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
        onPointerEnter={preload}
        onFocus={preload}
        {...(activeAddress && {
          popoverTarget: Menu && menuId,
          "aria-label": fill(name, (key) => values[key]),
          "aria-expanded": menuOpen,
          "aria-controls": menuId,
          "aria-busy": status === "restoring",
        })}
      >
        {activeAddress ? (
          <AccountLabel {...{ address: activeAddress, status, wallet, wrongNetwork }} />
        ) : (
          (label ?? messages.connect)
        )}
      </button>
      <span role="alert" className="alidade-not-loaded" data-part="not-loaded">
        {failedIn === status && messages.notLoaded}
      </span>
      {Menu && (
        <Menu id={menuId} trigger={trigger} open={menuOpen} onToggle={setMenuOpen} watch={watch} />
      )}
    </div>
  )
}
