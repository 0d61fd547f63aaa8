import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider, useSignTransaction } from "@alidade/react"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { rabet } from "@alidade/wallets/rabet"
import "@alidade/react/styles.css"
import { useState } from "react"
import { createRoot } from "react-dom/client"
import "./style.css"

const kit = createKit({
  network: networks.Testnet,
  horizonUrl: "https://horizon-testnet.stellar.org",
  wallets: [freighter(), albedo(), hana(), rabet()],
})

function App() {
  const [envelope, setEnvelope] = useState("")
  const { signTransaction, data, error } = useSignTransaction()
  return (
    <main>
      <header>
        <ConnectButton />
      </header>
      <label>
        Transaction{" "}
        <textarea value={envelope} onChange={(event) => setEnvelope(event.target.value)} />
      </label>
      <button type="button" onClick={() => signTransaction(envelope)}>
        Sign
      </button>
      <output>{error?.message ?? data?.signedTxXdr}</output>
    </main>
  )
}

createRoot(document.getElementById("root")).render(
  <KitProvider kit={kit}>
    <App />
  </KitProvider>,
)
