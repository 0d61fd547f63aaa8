import type { Kit } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import { useSendTransaction } from "@alidade/react/send"

function Pay({ xdr }: { xdr: string }) {
  const { status, error, progress, send, cancel, resume } = useSendTransaction()
  const busy = status === "signing" || status === "submitting" || status === "pending"
  return (
    <>
      <button type="button" disabled={busy} onClick={() => send(xdr)}>
        Pay
      </button>
      {busy && (
        <button type="button" onClick={cancel}>
          {status === "signing" ? "Cancel" : "Stop waiting"}
        </button>
      )}
      {!busy && (
        <button type="button" onClick={() => resume()}>
          Look for the last payment
        </button>
      )}
      <p role="status">
        {progress?.status === "success" ? `Paid in ledger ${progress.ledger}` : error?.message}
      </p>
    </>
  )
}

export const App = ({ kit, xdr }: { kit: Kit; xdr: string }) => (
  <KitProvider kit={kit}>
    <Pay xdr={xdr} />
  </KitProvider>
)
