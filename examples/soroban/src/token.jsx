import { useContractCall, useContractRead } from "@alidade/react/contract"

/** The token's contract (SEP-41), and a call of one of its functions. */
const contract = import.meta.env.VITE_TOKEN
const token = (name, args) => ({ contract, function: name, args })

export function Token({ address }) {
  const { data: decimals } = useContractRead(token("decimals"))
  const { data: balance } = useContractRead(address && token("balance", { id: address }))
  const payment = useContractCall()
  if (balance === undefined || decimals === undefined) return null

  function pay(event) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [whole, part = ""] = form.get("amount").split(".")
    const amount = BigInt(whole + part.slice(0, decimals).padEnd(decimals, "0"))
    payment.call(token("transfer", { from: address, to: form.get("to"), amount }))
  }

  return (
    <form onSubmit={pay}>
      <p>You have {inUnits(balance, decimals)} tokens.</p>
      <label>
        To <input name="to" required pattern="[GC][A-Z2-7]{55}" />
      </label>
      <label>
        Amount <input name="amount" required pattern="\d+(\.\d+)?" />
      </label>
      <button type="submit">Pay</button>
      <output>{outcomeOf(payment)}</output>
    </form>
  )
}

function outcomeOf({ status, progress, error }) {
  if (error) return error.message
  if (status === "success") return `Paid in ledger ${progress.ledger}.`
  return status === "idle" ? "" : "Waiting for the wallet and the network …"
}

function inUnits(amount, decimals) {
  const digits = String(amount).padStart(decimals + 1, "0")
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits
}
