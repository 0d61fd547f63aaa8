import type { Kit } from "@alidade/core"
import { KitProvider, useAccount } from "@alidade/react"
import { useContractCall, useContractRead } from "@alidade/react/contract"

function Donate({ token, to }: { token: string; to: string }) {
  const { address } = useAccount()
  const args = { from: address, to, amount: 50_000_000n }
  const held = useContractRead<bigint>({ contract: token, function: "balance", args: { id: to } })
  const { status, simulated, error, call, proceed, cancel } = useContractCall<null>()
  const isBusy = !["idle", "success", "failed", "expired"].includes(status)
  return (
    <>
      <p>{held.data === undefined ? "Reading …" : `${held.data} stroops so far`}</p>
      {status === "review" && simulated ? (
        <button type="button" onClick={proceed}>
          Sign, for {String(simulated.fees.resource + simulated.fees.inclusion)} stroops
        </button>
      ) : (
        <button
          type="button"
          disabled={isBusy || !address}
          onClick={() => call({ contract: token, function: "transfer", args }, { confirm: true })}
        >
          Donate
        </button>
      )}
      {isBusy && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
      <p role="status">{status === "success" ? "Thank you" : error?.message}</p>
    </>
  )
}

export const App = ({ kit, token, to }: { kit: Kit; token: string; to: string }) => (
  <KitProvider kit={kit}>
    <Donate token={token} to={to} />
  </KitProvider>
)
