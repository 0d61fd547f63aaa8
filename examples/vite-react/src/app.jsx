import { ConnectButton, useSignTransaction } from "@alidade/react"
import { useState } from "react"

export function App() {
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
