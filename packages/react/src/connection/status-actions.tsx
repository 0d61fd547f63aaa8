import type { WalletDescriptor } from "@alidade/core"
import type { ReactElement } from "react"
import { useText } from "../hooks/use-text.js"
import type { Messages } from "../messages/english.js"
import type { Action, Row } from "./status-rows.js"

const labels: Readonly<Record<Action, keyof Messages>> = {
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

/** Actions by which a failed signature is asked for again. */
export const asksAgain: ReadonlySet<Action> = new Set(["retry", "check-network", "open"])

/** Actions by which a person removes what kept a signature from coming about. */
const mends: ReadonlySet<Action> = new Set(["install", "update", "reload"])

/** What `StatusActions` takes. */
interface StatusActionsProps {
  row: Row
  wallet: WalletDescriptor
  /** It has taken long: another attempt is offered beside Cancel. */
  retryWhileWaiting: boolean
  signing: boolean
  /** The signature has failed, and can be asked for again. */
  retryable: boolean
  /** Another attempt is another code. */
  newCode: boolean
  /** There is a window to show. */
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
  const text = useText()
  const pending = row.actions.includes("cancel")
  const possible = row.actions.filter((action) => action !== "show" || focusable)
  const mended = possible.filter((one) => (asksAgain.has(one) ? retryable : mends.has(one)))
  const actions: readonly Action[] =
    signing && !pending
      ? [...mended, "cancel"]
      : retryWhileWaiting
        ? ["retry", ...possible]
        : possible
  if (actions.length === 0) return null
  const label = (action: Action): keyof Messages => {
    if (signing && !pending && action === "cancel") return "close"
    return newCode && action === "retry" ? "newCode" : labels[action]
  }
  return (
    <div className="alidade-actions" data-part="actions">
      {actions.map((action, place) => (
        <button
          key={action}
          type="button"
          className={place === 0 && action !== "cancel" ? "alidade-primary" : "alidade-secondary"}
          data-action={action}
          onClick={() => onAction(action)}
        >
          {text(label(action), { wallet: wallet.name })}
        </button>
      ))}
    </div>
  )
}
