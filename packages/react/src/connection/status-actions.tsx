import type { WalletDescriptor } from "@alidade/core"
import type { ReactElement } from "react"
import { useText } from "../hooks/use-text.js"
import { type ConnectionKey, connectionEnglish } from "../messages/connection.js"
import type { Action, Row } from "./status-rows.js"

const labels: Readonly<Record<Action, ConnectionKey>> = {
  cancel: "cancel",
  retry: "tryAgain",
  connect: "connect",
  open: "openWallet",
  proceed: "openWallet",
  show: "showWindow",
  back: "back",
  choose: "chooseAnother",
  install: "getWallet",
  update: "getUpdate",
  "check-network": "checkNetwork",
  disconnect: "disconnect",
  reload: "reload",
}

/** Actions that repeat a failed signature request. */
export const retries: ReadonlySet<Action> = new Set(["retry", "check-network", "open"])

/** Actions that remove the cause of a failed signature. */
const fixes: ReadonlySet<Action> = new Set(["install", "update", "reload"])

/** Props of `StatusActions`. */
interface StatusActionsProps {
  row: Row
  wallet: WalletDescriptor
  /** The request takes long: offer another attempt beside Cancel. */
  retryWhileWaiting: boolean
  signing: boolean
  /** The signature failed and can be requested again. */
  retryable: boolean
  /** Another attempt uses a new code. */
  newCode: boolean
  /** The wallet has a window to focus. */
  focusable: boolean
  onAction: (action: Action) => void
}

/** The buttons of a state. */
export function StatusActions({
  row,
  wallet,
  retryWhileWaiting,
  signing,
  retryable,
  newCode,
  focusable,
  onAction,
}: StatusActionsProps): ReactElement | null {
  const text = useText(connectionEnglish)
  const pending = row.actions.includes("cancel")
  const possible = row.actions.filter((action) => action !== "show" || focusable)
  const usable = possible.filter((action) => (retries.has(action) ? retryable : fixes.has(action)))
  const actions: readonly Action[] =
    signing && !pending
      ? [...usable, "cancel"]
      : retryWhileWaiting
        ? ["retry", ...possible]
        : possible
  if (actions.length === 0) return null
  const label = (action: Action): ConnectionKey => {
    if (signing && !pending && action === "cancel") return "close"
    return newCode && action === "retry" ? "newCode" : labels[action]
  }
  return (
    <div className="alidade-actions" data-part="actions">
      {actions.map((action, index) => (
        <button
          key={action}
          type="button"
          className={index === 0 && action !== "cancel" ? "alidade-primary" : "alidade-secondary"}
          data-action={action}
          onClick={() => onAction(action)}
        >
          {text(label(action), { wallet: wallet.name })}
        </button>
      ))}
    </div>
  )
}
