import { ConnectButton, useAccount } from "@alidade/react"
import { Counter } from "./counter.jsx"
import { Token } from "./token.jsx"

export function App() {
  const { status, address } = useAccount()
  const connected = status === "connected" ? address : undefined
  return (
    <main>
      <header>
        <ConnectButton />
      </header>
      <Counter isConnected={connected !== undefined} />
      <Token address={connected} />
    </main>
  )
}
