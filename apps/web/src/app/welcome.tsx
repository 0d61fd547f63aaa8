import type { ReactElement } from "react"
import { say } from "../texts/en/first.js"
import { ConnectWallet } from "../ui/connect-wallet.js"
import { Example } from "./welcome/example.js"
import { NetworkChoice } from "./welcome/network-choice.js"
import { WalletStrip } from "./welcome/wallet-strip.js"

const points = [
  ["howRead", "howReadText"],
  ["howCheck", "howCheckText"],
  ["howProve", "howProveText"],
] as const

/** The page before a wallet is connected: what it does, by an example, and the ways to begin. */
export function Welcome(): ReactElement {
  return (
    <div className="welcome">
      <section className="hero" aria-labelledby="start">
        <div className="hero-words">
          <h1 id="start">{say("headline")}</h1>
          <p>{say("keys")}</p>
          <NetworkChoice />
          <div className="hero-bar">
            <ConnectWallet />
            <a className="button" href="#no-wallet">
              {say("noWallet")}
            </a>
          </div>
        </div>
        <Example />
      </section>
      <WalletStrip />
      <section className="how" aria-labelledby="how">
        <h2 id="how" className="sr">
          {say("how")}
        </h2>
        <ul>
          {points.map(([title, text]) => (
            <li key={title}>
              <h3>{say(title)}</h3>
              <p className="muted">{say(text)}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="#check">{say("checkWithout")}</a>
        </p>
      </section>
    </div>
  )
}
