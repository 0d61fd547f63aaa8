"use client"

import { useSignTransaction } from "@alidade/react"
import { useState } from "react"

export function Sign() {
  const [envelope, setEnvelope] = useState("")
  const { signTransaction, data, error } = useSignTransaction()
  return (
    <>
      <label>
        Transaction{" "}
        <textarea value={envelope} onChange={(event) => setEnvelope(event.target.value)} />
      </label>
      <button type="button" onClick={() => signTransaction(envelope)}>
        Sign
      </button>
      <output>{error?.message ?? data?.signedTxXdr}</output>
    </>
  )
}
