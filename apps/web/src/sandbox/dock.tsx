import "../ui/late-styles.js"
import { useKitState } from "@alidade/react"
import { Inspector } from "@alidade/react/inspector"
import type { SimulatedWallet, WalletState } from "@alidade/sandbox/browser"
import { type ReactElement, useEffect, useId, useRef, useState, useSyncExternalStore } from "react"
import type { PageWallet } from "../page/simulated-wallets.js"
import { useWalletLanguage } from "../page/use-wallet-language.js"
import { say } from "../texts/en/sandbox.js"
import { Button } from "../ui/button.js"
import { SelectField } from "../ui/field.js"
import { Icon } from "../ui/icons.js"
import { outlooks } from "./answers.js"
import { Settings } from "./settings.js"
import { useInspection } from "./use-inspection.js"

/**
 * The sandbox's control panel: it sets what a simulated wallet is and how it responds. Until it is opened, a tab at the
 * edge of the page says what the wallet will do.
 */
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
  const title = useId()
  const region = useRef<HTMLElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    // The tab and the button that closes the panel take turns: keep the focus on the one that is there.
    if (wasOpen.current !== open) region.current?.querySelector("button")?.focus()
    wasOpen.current = open
  }, [open])
  // The choice counts until another wallet connects.
  const chosen = choice && choice.beside === selected ? choice.id : selected
  const shown = simulated.find(({ id }) => id === chosen) ?? simulated[0]
  if (!shown) return null
  const ordered = [...simulated].sort(
    (a, b) => Number(b.id === selected) - Number(a.id === selected),
  )
  return (
    <aside
      ref={region}
      className="dock"
      data-open={open}
      aria-labelledby={open ? title : undefined}
      aria-label={open ? undefined : say("title")}
      onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
    >
      {open ? (
        <>
          <div className="dock-head">
            <h2 id={title}>{say("title")}</h2>
            <Button
              className="button-icon"
              aria-label={say("closeDock")}
              onClick={() => setOpen(false)}
            >
              <Icon name="cross" />
            </Button>
          </div>
          <SelectField
            label={say("wallet")}
            options={ordered.map(({ id, wallet }) => [id, nameOf(id, wallet)] as const)}
            value={shown.id}
            onChange={(id) => setChoice({ id, beside: selected })}
          />
          <Switchboard key={shown.id} shown={shown} />
          <div className="dock-inspector">
            {inspection && <Inspector inspection={inspection} />}
          </div>
        </>
      ) : (
        <Tab shown={shown} onOpen={() => setOpen(true)} />
      )}
    </aside>
  )
}

/** Says what the wallet will do with the next request. */
function Tab({ shown, onOpen }: { shown: PageWallet; onOpen: () => void }): ReactElement {
  const state = useWalletState(shown)
  const nameOf = useWalletName()
  const { wallet, home } = shown
  const absence =
    state.installed || home === "site" || home === "either" ? undefined : absences[home]
  const sentence = absence ?? (state.locked ? "locked" : outlooks[state.answer])
  return (
    <button type="button" className="dock-tab" aria-expanded={false} onClick={onOpen}>
      <Icon name="wallet" />
      <span className="dock-words">{say(sentence, { wallet: nameOf(shown.id, wallet) })}</span>
    </button>
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
