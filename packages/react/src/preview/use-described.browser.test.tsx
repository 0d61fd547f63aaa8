import { expect, test, vi } from "vitest"
import { kitOf, render, signed, until, wallet } from "../../test/fixtures.js"
import { type Described, useDescribedAuthEntry, useDescribedTransaction } from "../index.js"
import { loadDecoder } from "./load.js"

vi.mock("./load.js", { spy: true })

let shown: readonly Described<unknown>[] = []
function Both(): null {
  shown = [useDescribedTransaction(signed.xdr), useDescribedAuthEntry(signed.preimage)]
  return null
}

test("a decoder that does not come is told as a typed error, of a transaction and of an authorization", async () => {
  vi.mocked(loadDecoder).mockRejectedValue(new TypeError("offline"))
  render(kitOf([wallet("Freighter")]), <Both />)
  await until(() => shown.length > 0 && shown.every(({ status }) => status === "failed"))
  const error = {
    name: "WalletError",
    kind: "external",
    message: "The decoder could not be loaded. Look whether you are online, then try again.",
  }
  expect(shown).toMatchObject([{ error }, { error }])
})
