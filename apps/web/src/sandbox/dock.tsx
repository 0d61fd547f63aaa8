import { useKitState } from "@alidade/react"
import type { SimulatedWallet, WalletState } from "@alidade/sandbox/browser"
import { type ReactElement, useId, useState, useSyncExternalStore } from "react"
import { Choice } from "../parts/choice.js"
import { Icon } from "../parts/icons.js"
import { answerWords } from "./answers.js"
import { Messages } from "./messages.js"
import { Settings } from "./settings.js"
import type { PageWallet } from "./wallets.js"

/** The sandbox's control panel at the bottom of the page: it sets what a simulated wallet is and how it responds. */
export default function Dock({
  simulated,
}: {
  simulated: readonly PageWallet[]
}): ReactElement | null {
  const selected = useKitState((state) => state.selectedModuleId)
  const nameOf = useWalletName()
  const [choice, setChoice] = useState<{ id: string; beside: string | undefined }>()
  const [open, setOpen] = useState(false)
  const panel = useId()
  // The choice counts until another wallet connects.
  const chosen = choice && choice.beside === selected ? choice.id : selected
  const shown = simulated.find(({ id }) => id === chosen) ?? simulated[0]
  if (!shown) return null
  const ordered = [...simulated].sort(
    (a, b) => Number(b.id === selected) - Number(a.id === selected),
  )
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
        <Summary shown={shown} />
        <span className="dock-turn" data-open={open}>
          <Icon name="up" />
        </span>
      </button>
      <div id={panel} className="dock-panel" hidden={!open}>
        <div className="dock-wallets">
          <Choice
            label="Simulated wallet"
            options={ordered.map(({ id, wallet }) => [id, nameOf(id, wallet)] as const)}
            value={shown.id}
            onChange={(id) => setChoice({ id, beside: selected })}
          />
        </div>
        <Switchboard key={shown.id} shown={shown} />
      </div>
    </aside>
  )
}

function Summary({ shown }: { shown: PageWallet }): ReactElement {
  const state = useWalletState(shown)
  const nameOf = useWalletName()
  const { wallet, home } = shown
  const account = wallet.accounts.find(({ address }) => address === state.account)
  const words =
    state.installed || home === "site" || home === "either"
      ? [
          answerWords[state.answer].short,
          state.locked ? "locked" : "unlocked",
          account?.name,
          wallet.network().name,
        ]
      : [home === "device" ? "is not plugged in" : home === "phone" ? "is off" : "is not installed"]
  return (
    <span className="dock-summary">
      {nameOf(shown.id, wallet)} {words.join(" · ")}
    </span>
  )
}

function Switchboard({ shown }: { shown: PageWallet }): ReactElement {
  const state = useWalletState(shown)
  const nameOf = useWalletName()
  return (
    <>
      <Settings shown={shown} name={nameOf(shown.id, shown.wallet)} state={state} />
      <Messages log={state.log} />
    </>
  )
}

/** The names of the wallets as the picker has them, by id. */
function useWalletName(): (id: string, simulated: SimulatedWallet) => string {
  const wallets = useKitState((state) => state.allowedWallets)
  return (id, { productName }) => wallets.find((wallet) => wallet.id === id)?.name ?? productName
}

function useWalletState({ wallet }: PageWallet): WalletState {
  return useSyncExternalStore(wallet.subscribe, wallet.getState)
}
