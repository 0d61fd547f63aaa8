import "../../ui/late-styles.js"
import "../../ui/styles/no-wallet.css"
import { networks, type WalletDescriptor } from "@alidade/core"
import { ForeignText, firstWallets, isPhone, useWallets } from "@alidade/react"
import { type ReactElement, useEffect } from "react"
import { basePath } from "../../logic/base-path.js"
import { usePage } from "../../page/page.js"
import { say } from "../../texts/en/first.js"
import { ActionBar } from "../../ui/action-bar.js"
import { ConnectWallet } from "../../ui/connect-wallet.js"
import { Icon } from "../../ui/icons.js"
import { LookForm } from "./look-form.js"

/** What somebody without a wallet can do: get one, look at an account, or check something. */
export default function NoWallet(): ReactElement {
  const { wallets } = useWallets()
  const { mode } = usePage()
  const { userAgent } = navigator
  useEffect(() => leaveOnceConnected, [])
  return (
    <section className="panel no-wallet" aria-labelledby="no-wallet-title">
      <div>
        <h1 id="no-wallet-title" className="work-title">
          {say("noWalletTitle")}
        </h1>
        <p>{say("noWalletLead")}</p>
      </div>
      <section aria-labelledby="get">
        <h2 id="get">{say(isPhone(userAgent) ? "forPhone" : "forComputer")}</h2>
        <ul className="offers">
          {firstWallets(wallets, userAgent).map((wallet) => (
            <li key={wallet.id}>
              <img src={wallet.icon} alt="" width="32" height="32" />
              <div>
                <p className="saved-name">
                  <ForeignText text={wallet.name} />
                </p>
                <p className="hint">{wayOf(wallet)}</p>
              </div>
              <a className="button" href={wallet.url} target="_blank" rel="noopener noreferrer">
                {say("get", { wallet: wallet.name })}
                <Icon name="out" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="without">
        <h2 id="without">{say("without")}</h2>
        <ul className="offers">
          {mode === "live" && (
            <li>
              <div>
                <p>{say("practiceHere")}</p>
                <p className="hint">{say("practiceText")}</p>
              </div>
            </li>
          )}
          <li>
            <LookForm />
          </li>
          <li>
            <div>
              <p>{say("checkAny")}</p>
              <p className="hint">{say("checkAnyText")}</p>
            </div>
            <a className="button" href="#check" aria-label={say("checkAny")}>
              {say("checkAct")}
            </a>
          </li>
        </ul>
      </section>
      <p className="hint">{say("safety")}</p>
      <ActionBar
        request={say(mode === "live" ? "practiceNeeds" : "haveOne")}
        detail={mode === "live" && say("practiceMoney")}
        others={
          <a className="button" href="#start">
            {say("back")}
          </a>
        }
      >
        {mode === "live" ? (
          <a className="button button-primary" href={`${basePath}?mode=practice`}>
            {say("practiceStart")}
          </a>
        ) : (
          <ConnectWallet />
        )}
      </ActionBar>
    </section>
  )
}

/** What kind of wallet it is here, and what it works with. */
function wayOf({ capabilities, phone }: WalletDescriptor): string {
  const { networks: known, authEntry, gesture } = capabilities
  const way = phone && isPhone(navigator.userAgent) ? "byApp" : gesture ? "byWindow" : "byExtension"
  const isPublicOnly = known?.every((passphrase) => passphrase === networks.Public)
  if (isPublicOnly) return `${say(way)} ${say("publicOnly")}`
  return authEntry.length > 0 ? `${say(way)} ${say("worksWithAll")}` : say(way)
}

/** The place is of no use with a wallet, so the address does not keep it. */
function leaveOnceConnected(): void {
  if (location.hash === "#no-wallet") history.replaceState(history.state, "", "#transaction")
}
