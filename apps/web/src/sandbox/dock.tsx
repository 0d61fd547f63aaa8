import { useKitState } from "@alidade/react"
import { Inspector } from "@alidade/react/inspector"
import type { SimulatedWallet, WalletState } from "@alidade/sandbox/browser"
import { type ReactElement, useId, useState, useSyncExternalStore } from "react"
import type { PageWallet } from "../page/simulated-wallets.js"
import { say } from "../texts/en/sandbox.js"
import { Choice } from "../ui/choice.js"
import { Icon } from "../ui/icons.js"
import { outlooks } from "./answers.js"
import { Settings } from "./settings.js"
import { useInspection } from "./use-inspection.js"
import { useWalletLanguage } from "./use-wallet-language.js"

/** The sandbox's control panel, at the bottom of the page or as a drawer beside it: it sets what a simulated wallet is and how it responds. */
export default function Dock({
  simulated,
}: {
  simulated: readonly PageWallet[]
}): ReactElement | null {
  const selected = useKitState((state) => state.selectedModuleId)
  const nameOf = useWalletName()
  useWalletLanguage(simulated)
  const inspection = useInspection(simulated)
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
    <aside className="dock" aria-label={say("title")}>
      <button
        type="button"
        className="dock-bar"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span className="dock-name">{say("title")}</span>
        <Summary shown={shown} />
        <span className="dock-turn" data-open={open}>
          <Icon name="up" />
        </span>
      </button>
      <div id={panel} className="dock-panel" hidden={!open}>
        <div className="dock-wallets">
          <Choice
            label={say("wallet")}
            options={ordered.map(({ id, wallet }) => [id, nameOf(id, wallet)] as const)}
            value={shown.id}
            onChange={(id) => setChoice({ id, beside: selected })}
          />
        </div>
        <Switchboard key={shown.id} shown={shown} />
        <div className="dock-inspector">
          {open && inspection && <Inspector inspection={inspection} />}
        </div>
      </div>
    </aside>
  )
}

/** What the wallet will do with the next request, and for which account and network. */
function Summary({ shown }: { shown: PageWallet }): ReactElement {
  const state = useWalletState(shown)
  const nameOf = useWalletName()
  const { wallet, home } = shown
  const account = wallet.accounts.find(({ address }) => address === state.account)
  const absence =
    state.installed || home === "site" || home === "either" ? undefined : absences[home]
  const sentence = absence ?? (state.locked ? "locked" : outlooks[state.answer])
  return (
    <span className="dock-summary">
      <span className="dock-sentence">{say(sentence, { wallet: nameOf(shown.id, wallet) })}</span>
      {!absence && account && (
        <span className="dock-for">
          {say("accountOn", { name: account.name, network: wallet.network().name })}
        </span>
      )}
    </span>
  )
}

/** Why a wallet gets no requests. A wallet with its own site always gets them. */
const absences = {
  extension: "notInstalled",
  phone: "off",
  device: "unplugged",
} as const

function Switchboard({ shown }: { shown: PageWallet }): ReactElement {
  const state = useWalletState(shown)
  const nameOf = useWalletName()
  return <Settings shown={shown} name={nameOf(shown.id, shown.wallet)} state={state} />
}

/** The names of the wallets as the picker has them, by id. */
function useWalletName(): (id: string, simulated: SimulatedWallet) => string {
  const wallets = useKitState((state) => state.allowedWallets)
  return (id, { productName }) => wallets.find((wallet) => wallet.id === id)?.name ?? productName
}

function useWalletState({ wallet }: PageWallet): WalletState {
  return useSyncExternalStore(wallet.subscribe, wallet.getState)
}
