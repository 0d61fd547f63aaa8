import { ConnectButton, useAccount } from "@alidade/react"
import { useEffect, useState } from "react"
import { balanceOf, pay } from "./token.js"

export function App() {
  const { status, address } = useAccount()
  const [balance, setBalance] = useState("")
  const [outcome, setOutcome] = useState("")
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment changes the balance
  useEffect(() => {
    if (address) balanceOf(address).then(setBalance, (error) => setOutcome(error.message))
  }, [address, outcome])

  async function send(event) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setOutcome("Waiting for the wallet and the network …")
    try {
      const { ledger } = await pay(form.get("to"), form.get("amount"))
      setOutcome(`Paid in ledger ${ledger}.`)
    } catch (error) {
      setOutcome(error.message)
    }
  }

  return (
    <main>
      <ConnectButton />
      {status === "connected" && (
        <form onSubmit={send}>
          <p>You have {balance} tokens.</p>
          <label>
            To <input name="to" required pattern="[GC][A-Z2-7]{55}" />
          </label>
          <label>
            Amount <input name="amount" required pattern="\d+(\.\d+)?" />
          </label>
          <button type="submit">Pay</button>
          <output>{outcome}</output>
        </form>
      )}
    </main>
  )
}
