import type { SimulatedWallet } from "@alidade/sandbox/browser"
import { type ReactElement, useId, useState, useSyncExternalStore } from "react"
import { Icon } from "../parts/icons.js"
import { answerWords } from "./answers.js"
import { Messages } from "./messages.js"
import { Settings } from "./settings.js"

/** The sandbox's switchboard at the edge of the page: what the simulated wallet is, and what it will answer. */
export default function Dock({ wallet }: { wallet: SimulatedWallet }): ReactElement {
  const state = useSyncExternalStore(wallet.subscribe, wallet.getState)
  const [open, setOpen] = useState(false)
  const panel = useId()
  const account = wallet.accounts.find(({ address }) => address === state.account)
  const summary = state.installed
    ? [
        answerWords[state.answer].short,
        state.locked ? "locked" : "unlocked",
        account?.name,
        wallet.network().name,
      ]
    : ["is not installed"]
  return (
    <aside className="dock" aria-label="Sandbox">
      <button
        type="button"
        className="dock-bar"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span className="dock-name">Sandbox</span>
        <span className="dock-summary">
          {wallet.productName} {summary.join(" · ")}
        </span>
        <span className="dock-turn" data-open={open}>
          <Icon name="up" />
        </span>
      </button>
      <div id={panel} className="dock-panel" hidden={!open}>
        <Settings wallet={wallet} state={state} />
        <Messages log={state.log} />
      </div>
    </aside>
  )
}
