import { useWallets } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../texts/en/app.js"
import { ConnectWallet } from "../ui/connect-wallet.js"
import { Instrument } from "./instrument.js"

/** The page before a wallet is connected: a title, the connect button, and how signatures are verified. */
export function Welcome(): ReactElement {
  const { wallets } = useWallets()
  // The kit moves detected wallets to the top. Sort by name here, so that nothing moves.
  const sorted = [...wallets].sort((a, b) => a.name.localeCompare(b.name))
  return (
    <div className="welcome">
      <section className="hero" aria-labelledby="start">
        <div className="hero-words">
          <h1 id="start">{say("headline")}</h1>
          <div className="hero-connect">
            <ConnectWallet large />
            <ul className="reach" aria-label={say("wallets")}>
              {sorted.map(({ id, name, icon }) => (
                <li key={id}>
                  <img src={icon} alt="" width="24" height="24" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <p className="hint">{say("keys")}</p>
        </div>
        <Instrument />
      </section>
      <section className="ways" aria-labelledby="ways">
        <h2 id="ways">{say("ways")}</h2>
        <ol>
          <li>
            <h3>{say("wayRead")}</h3>
            <p>{say("wayReadText")}</p>
          </li>
          <li>
            <h3>{say("waySign")}</h3>
            <p>{say("waySignText")}</p>
          </li>
          <li>
            <h3>{say("wayCheck")}</h3>
            <p>{say("wayCheckText")}</p>
          </li>
        </ol>
        <p>
          <a href="#check">{say("checkWithout")}</a>
        </p>
      </section>
    </div>
  )
}
