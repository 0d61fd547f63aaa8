import type { Kit } from "@alidade/core"
import { KitProvider, useErrorWords } from "@alidade/react"
import { useFeeBump, useSendTransaction } from "@alidade/react/send"

function Pay({ xdr }: { xdr: string }) {
  const sending = useSendTransaction()
  const bumping = useFeeBump(sending.hash, sending)
  const { status, progress, error, cancel } = bumping.status === "idle" ? sending : bumping
  const words = useErrorWords(error)
  const busy = status === "signing" || status === "submitting" || status === "pending"
  const ended = status === "success" || bumping.status !== "idle"
  return (
    <>
      <button type="button" disabled={busy} onClick={() => sending.send(xdr)}>
        Pay
      </button>
      {busy && (
        <button type="button" onClick={cancel}>
          {status === "signing" ? "Cancel" : "Stop waiting"}
        </button>
      )}
      {bumping.least !== undefined && !ended && (
        <button type="button" onClick={() => bumping.bump()}>
          Offer a fee of {Number(bumping.least)} stroops
        </button>
      )}
      {!busy && (
        <button type="button" onClick={() => sending.resume()}>
          Look for the last payment
        </button>
      )}
      <p role="status">
        {progress?.status === "success" && `Paid in ledger ${progress.ledger}`}
        {words && `${words.what} ${words.remedy ?? ""}`}
      </p>
    </>
  )
}

export const App = ({ kit, xdr }: { kit: Kit; xdr: string }) => (
  <KitProvider kit={kit}>
    <Pay xdr={xdr} />
  </KitProvider>
)
