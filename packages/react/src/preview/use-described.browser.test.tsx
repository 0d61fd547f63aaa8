import { expect, test, vi } from "vitest"
import { kitOf, render, signed, until, wallet } from "../../test/fixtures.js"
import {
  type Described,
  TransactionPreview,
  useDescribedAuthEntry,
  useDescribedTransaction,
} from "../index.js"
import { loadDecoder, loadViews } from "./load.js"

vi.mock("./load.js", { spy: true })

const message = "The decoder could not be loaded. Check your connection, then try again."

let shown: readonly Described<unknown>[] = []
function BothHooks(): null {
  shown = [useDescribedTransaction(signed.xdr), useDescribedAuthEntry(signed.preimage)]
  return null
}

test("returns a typed error for transactions and authorizations if the decoder fails to load", async () => {
  vi.mocked(loadDecoder).mockRejectedValue(new TypeError("offline"))
  render(kitOf([wallet("Freighter")]), <BothHooks />)
  await until(() => shown.length > 0 && shown.every(({ status }) => status === "failed"))
  const error = { name: "WalletError", kind: "external", message }
  expect(shown).toMatchObject([{ error }, { error }])
})

test("reports in its place that a preview failed to load", async () => {
  vi.mocked(loadViews).mockRejectedValue(new TypeError("offline"))
  render(kitOf([wallet("Freighter")]), <TransactionPreview xdr={signed.xdr} />)
  await until(() => document.querySelector("[data-part=unreadable]"))
  expect(document.querySelector("[data-alidade=preview]")?.textContent).toBe(message)
})
