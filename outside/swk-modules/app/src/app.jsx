import { ConnectButton, useSignAuthEntry, useSignMessage, useSignTransaction } from "@alidade/react"
import { useState } from "react"

export function App() {
  const { signTransaction } = useSignTransaction()
  const { signAuthEntry } = useSignAuthEntry()
  const { signMessage } = useSignMessage()
  const [payload, setPayload] = useState("")
  const [result, setResult] = useState("")
  const show = (request) => {
    setResult("")
    request.then(
      (signed) => setResult(JSON.stringify(signed)),
      (error) => setResult(JSON.stringify({ kind: error.kind, message: error.message })),
    )
  }
  return (
    <main>
      <ConnectButton />
      <label>
        To sign <textarea value={payload} onChange={(event) => setPayload(event.target.value)} />
      </label>
      <button type="button" onClick={() => show(signTransaction(payload))}>
        Sign transaction
      </button>
      <button type="button" onClick={() => show(signAuthEntry(payload))}>
        Sign entry
      </button>
      <button type="button" onClick={() => show(signMessage(payload))}>
        Sign message
      </button>
      <output>{result}</output>
    </main>
  )
}
