import { useWallets } from "@alidade/react"
import type { ReactElement } from "react"
import { ConnectWallet } from "../parts/connect-wallet.js"
import { Instrument } from "./instrument.js"
import { usePage } from "./page.js"

/** The page before a wallet is connected: what it is, one button, and how signing here is checked. */
export function Welcome(): ReactElement {
  const { mode } = usePage()
  const { wallets } = useWallets()
  // The kit puts those first that are heard of; here nothing shall move while they are.
  const steady = [...wallets].sort((one, other) => one.name.localeCompare(other.name))
  return (
    <div className="welcome">
      <section className="hero" aria-labelledby="start">
        <div className="hero-words">
          <h1 id="start">
            Sign with your Stellar wallet, and know that what was signed is what you asked.
          </h1>
          <div className="hero-connect">
            <ConnectWallet large />
            <ul className="reach" aria-label="Wallets it can reach">
              {steady.map(({ id, name, icon }) => (
                <li key={id}>
                  <img src={icon} alt="" width="24" height="24" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <p className="hint">
            {mode === "sandbox"
              ? "This is the sandbox: simulated wallets and networks on this machine. Nothing here is real, and everything works."
              : "Your keys stay in your wallet. This page never asks for a secret key or a recovery phrase."}
          </p>
        </div>
        <Instrument />
      </section>
      <section className="ways" aria-labelledby="ways">
        <h2 id="ways">How a signature is checked here</h2>
        <ol>
          <li>
            <h3>You read it first</h3>
            <p>
              A transaction, an authorization or a message is taken apart and put into words before
              your wallet is asked.
            </p>
          </li>
          <li>
            <h3>Your wallet signs</h3>
            <p>
              It shows the request in its own window. The page says who must act, and how to get
              out.
            </p>
          </li>
          <li>
            <h3>The answer is compared</h3>
            <p>
              Byte for byte with what was asked, by the address that is connected, for the network
              in use. What differs is not used.
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
