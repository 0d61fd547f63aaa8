import { useWallets } from "@alidade/react"
import type { ReactElement } from "react"
import { ConnectWallet } from "../parts/connect-wallet.js"
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
          <h1 id="start">
            Sign with any Stellar wallet. Know that you signed exactly what you asked for.
          </h1>
          <div className="hero-connect">
            <ConnectWallet large />
            <ul className="reach" aria-label="Supported wallets">
              {sorted.map(({ id, name, icon }) => (
                <li key={id}>
                  <img src={icon} alt="" width="24" height="24" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <p className="hint">
            Your keys stay in your wallet. This page never asks for a secret key or a recovery
            phrase.
          </p>
        </div>
        <Instrument />
      </section>
      <section className="ways" aria-labelledby="ways">
        <h2 id="ways">How we check a signature</h2>
        <ol>
          <li>
            <h3>You read it first</h3>
            <p>
              A transaction, authorization, or message is shown in plain words before it goes to
              your wallet.
            </p>
          </li>
          <li>
            <h3>Your wallet signs</h3>
            <p>It shows the request in its own window. You can cancel at any time.</p>
          </li>
          <li>
            <h3>We check the result</h3>
            <p>
              It must match your request, account, and network exactly; otherwise it is rejected.
            </p>
          </li>
        </ol>
        <p>
          <a href="#check">Check a signature without a wallet</a>
        </p>
      </section>
    </div>
  )
}
