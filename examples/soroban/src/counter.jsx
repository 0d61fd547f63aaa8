import { useContractCall, useContractRead } from "@alidade/react/contract"

/** A call of the contract from Stellar's first example: it adds one, and returns the number. */
const increment = { contract: import.meta.env.VITE_COUNTER, function: "increment" }

export function Counter({ isConnected }) {
  // A read only simulates. It changes nothing, and says what the call would return.
  const { data: next } = useContractRead(increment)
  const { status, data, error, call } = useContractCall()
  return (
    <section>
      <button
        type="button"
        disabled={!isConnected || next === undefined}
        onClick={() => call(increment)}
      >
        Count to {next}
      </button>
      <output>
        {error?.message ?? (status === "success" && `The contract counted to ${data}.`)}
      </output>
    </section>
  )
}
