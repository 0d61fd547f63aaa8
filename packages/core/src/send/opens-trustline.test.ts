import { Account, Asset, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { opensTrustline } from "./index.js"

const pair = (seed: number) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(seed))
const [holder, issuer, other] = [pair(1), pair(2), pair(3)].map((key) => key.publicKey())
const networkPassphrase = "Standalone Network ; February 2017"

function envelope(...operations: Parameters<TransactionBuilder["addOperation"]>[0][]) {
  const builder = new TransactionBuilder(new Account(holder!, "1"), {
    fee: "100",
    networkPassphrase,
  }).setTimeout(0)
  for (const operation of operations) builder.addOperation(operation)
  return builder.build()
}

const trust = (code: string, options: { limit?: string; source?: string } = {}) =>
  Operation.changeTrust({ asset: new Asset(code, issuer!), ...options })

test.each(["EUR", "EURO", "EUROS", "ABCDEFGHIJKL"])("a new line of %s is recognized", (code) => {
  const xdr = envelope(Operation.bumpSequence({ bumpTo: "0" }), trust(code)).toXdr()
  expect(opensTrustline(xdr, holder!, `${code}:${issuer}`)).toBe(true)
  expect(opensTrustline(xdr, holder!, { code, issuer: issuer! })).toBe(true)
  expect(opensTrustline(xdr, holder!, `${code}:${other}`)).toBe(false)
  expect(opensTrustline(xdr, holder!, `E:${issuer}`)).toBe(false)
  expect(opensTrustline(xdr, other!, `${code}:${issuer}`)).toBe(false)
})

test("a fee bump opens the line of its inner transaction", () => {
  const inner = envelope(trust("EUR"))
  const bump = TransactionBuilder.buildFeeBumpTransaction(other!, "100", inner, networkPassphrase)
  expect(opensTrustline(bump.toXdr(), holder!, `EUR:${issuer}`)).toBe(true)
  expect(opensTrustline(bump.toXdr(), other!, `EUR:${issuer}`)).toBe(false)
})

test.each([
  ["that removes the line", trust("EUR", { limit: "0" })],
  ["of another account", trust("EUR", { source: other! })],
  ["that trusts nothing", Operation.bumpSequence({ bumpTo: "0" })],
])("an operation %s opens none", (_, operation) => {
  expect(opensTrustline(envelope(operation).toXdr(), holder!, `EUR:${issuer}`)).toBe(false)
})

test("a broken envelope and another text than an asset's are refused", () => {
  expect(() => opensTrustline("AAAA", holder!, `EUR:${issuer}`)).toThrow("XDR")
  expect(() => opensTrustline(envelope(trust("EUR")).toXdr(), holder!, "EUR")).toThrow(
    "CODE:ISSUER",
  )
})
