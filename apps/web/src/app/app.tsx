import type { Kit } from "@alidade/core"
import { KitProvider, SigningView } from "@alidade/react"
import {
  lazy,
  type ReactElement,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react"
import { LedgerAccountProvider } from "../account/ledger-account.js"
import { explorerUrlOf } from "../explorer/explorer-url.js"
import { Loading } from "../parts/loading.js"
import { Band } from "../parts/notice.js"
import { Shortcuts } from "../shortcuts/shortcuts.js"
import { chooseLanguage } from "../texts/choose-language.js"
import { say } from "../texts/en/app.js"
import { usePageLanguage } from "../texts/page-language.js"
import { Content } from "./content.js"
import { Header } from "./header.js"
import { ModeSwitch } from "./mode-switch.js"
import { NetworkBand } from "./network-band.js"
import { type OpenPage, PageContext } from "./page.js"
import { type Theme, usePreference } from "./preferences.js"

const Dock = lazy(() => import("../sandbox/dock.js"))

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
  const networks = useSyncExternalStore(networkList.subscribe, networkList.getState)
  const value = useMemo(() => ({ ...page, networks }), [page, networks])
  const explorerUrl = useCallback(
    (address: string, passphrase: string) => {
      const base = networks.find((network) => network.passphrase === passphrase)?.explorerUrl
      return base && explorerUrlOf(base, { address })
    },
    [networks],
  )
  return (
    <KitProvider
      kit={kit}
      colorScheme={theme}
      language={language.components}
      explorerUrl={explorerUrl}
      history
    >
      <PageContext value={value}>
        <LedgerAccountProvider>
          <div className="app" data-theme={theme} data-mode={page.mode}>
            <a className="skip" href="#main">
              {say("skip")}
            </a>
            <ModeSwitch />
            <div className="head">
              <Header
                theme={theme}
                onTheme={chooseTheme}
                language={language.code}
                onLanguage={choose}
              />
              <div role="alert">
                {isMissing && <Band tone="warn" title={say("languageMissing")} />}
              </div>
              <NetworkBand />
            </div>
            <Content />
            <footer className="footer">
              <Shortcuts />
              <a href={`/gallery?mode=${page.mode}`}>{say("gallery")}</a>
            </footer>
            {simulated && (
              <Loading>
                <Dock simulated={simulated} />
              </Loading>
            )}
            <SigningView />
          </div>
        </LedgerAccountProvider>
      </PageContext>
    </KitProvider>
  )
}
