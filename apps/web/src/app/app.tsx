import type { Kit } from "@alidade/core"
import { KitProvider, useKitState } from "@alidade/react"
import {
  type ReactElement,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react"
import { basePath } from "../logic/base-path.js"
import { explorerUrlOf } from "../logic/networks/explorer-url.js"
import type { Parties } from "../logic/parties/parties.js"
import { chooseLanguage } from "../page/choose-language.js"
import { type OpenPage, PageContext } from "../page/page.js"
import { nobody, PartiesContext } from "../page/parties.js"
import { type Theme, usePreference } from "../page/preferences.js"
import { say } from "../texts/en/app.js"
import { usePageLanguage } from "../texts/page-language.js"
import { late } from "../ui/loading.js"
import { Band } from "../ui/notice.js"
import { Content } from "./content.js"
import { Header } from "./header.js"
import { ModeLine } from "./mode-line.js"
import { NetworkBand } from "./network-band.js"
import { Preferences } from "./preferences/preferences.js"
import { Shortcuts } from "./shortcuts/shortcuts.js"

const Dock = late(() => import("../sandbox/dock.js"))
const SigningView = late(() => import("./signing.js"))
const KnownParties = late(() => import("../page/known-parties.js"))

/** The whole page. */
export function App({ kit, page }: { kit: Kit; page: OpenPage }): ReactElement {
  const [theme, chooseTheme] = usePreference(
    "theme",
    (saved): Theme => (saved === "light" || saved === "dark" ? saved : "auto"),
  )
  const language = usePageLanguage()
  const [isMissing, setMissing] = useState(false)
  const choose = (code: string): void => {
    setMissing(false)
    chooseLanguage(code).catch(() => setMissing(true))
  }
  const { networkList, simulated } = page
  const networks = useSyncExternalStore(
    networkList.subscribe,
    networkList.getState,
    // The prerendered page has no networks that a visitor added.
    networkList.getListed,
  )
  const value = useMemo(() => ({ ...page, networks }), [page, networks])
  const explorerUrl = useCallback(
    (address: string, passphrase: string) => {
      const base = networks.find((network) => network.passphrase === passphrase)?.explorerUrl
      return base && explorerUrlOf(base, { address })
    },
    [networks],
  )
  const networkTime = useCallback(() => {
    const { horizonUrl } = kit.getState()
    const moment = horizonUrl === undefined ? undefined : page.clocks.at(horizonUrl)
    // Previews conclude nothing from the computer's clock.
    return moment?.source === "network" ? moment : undefined
  }, [kit, page])
  const [parties, setParties] = useState<Parties>(() => nobody)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => startTransition(() => setOpen(true)), [])
  const names = useCallback((address: string) => parties(address).name, [parties])
  const learn = useCallback((known: Parties) => setParties(() => known), [])
  const preferences = { theme, onTheme: chooseTheme, language: language.code, onLanguage: choose }
  return (
    <KitProvider
      kit={kit}
      colorScheme={theme}
      language={language.components}
      explorerUrl={explorerUrl}
      networkTime={networkTime}
      names={names}
      history
    >
      <PageContext value={value}>
        {/* Not before the first frame, which needs no names. */}
        {isOpen && <KnownParties onChange={learn} />}
        <PartiesContext value={parties}>
          <div className="app" data-theme={theme} data-mode={page.mode}>
            <a className="skip" href="#main">
              {say("skip")}
            </a>
            <ModeLine />
            <div className="head">
              <Header {...preferences} />
              <div role="alert">
                {isMissing && <Band tone="warn" title={say("languageMissing")} />}
              </div>
              <NetworkBand />
            </div>
            <Content />
            <footer className="footer">
              <Preferences {...preferences} />
              <Shortcuts onTheme={chooseTheme} />
              <a href={`${basePath}gallery?mode=${page.mode}`}>{say("gallery")}</a>
            </footer>
            {simulated && <Dock simulated={simulated} />}
            <Signing />
          </div>
        </PartiesContext>
      </PageContext>
    </KitProvider>
  )
}

/** Shows signatures from the first connection on. */
function Signing(): ReactElement | null {
  const isConnected = useKitState((state) => state.activeAddress !== undefined)
  const [isNeeded, setNeeded] = useState(isConnected)
  if (isConnected && !isNeeded) setNeeded(true)
  return isNeeded ? <SigningView /> : null
}
