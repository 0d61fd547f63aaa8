import { ConnectButton, SigningView, useAccount } from "@alidade/react"
import { useState } from "react"
import { withMessage, withTransaction } from "./sign-in.js"

export function App() {
  const { status } = useAccount()
  const [outcome, setOutcome] = useState("")

  /** Signs in by one of the two ways, and shows who the server says has signed in. */
  async function enter(way) {
    setOutcome("Waiting for the wallet …")
    try {
      setOutcome(`The server says: you are ${await way()}.`)
    } catch (error) {
      setOutcome(error.message)
    }
  }

  return (
    <main>
      <header>
        <ConnectButton />
      </header>
      {status === "connected" && (
        <>
          <button type="button" onClick={() => enter(withTransaction)}>
            Sign in with a transaction
          </button>
          <button type="button" onClick={() => enter(withMessage)}>
            Sign in with a message
          </button>
        </>
      )}
      <output>{outcome}</output>
      <SigningView />
    </main>
  )
}
