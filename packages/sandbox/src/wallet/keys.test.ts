import { hash, Keypair } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { sandboxAccounts } from "./keys.js"

test("derives each account's address from its seed, as @stellar/stellar-sdk does", () => {
  for (const { address, seed } of sandboxAccounts)
    expect(Keypair.fromSecret(seed).publicKey()).toBe(address)
})

test("has SEP-53's example first and derives the others from a public text", () => {
  expect(sandboxAccounts[0]?.seed).toBe("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW")
  sandboxAccounts.slice(1).forEach(({ seed }, index) => {
    const text = `Alidade sandbox account ${index + 2}`
    const derived = Keypair.fromRawEd25519Seed(hash(new TextEncoder().encode(text)))
    expect(derived.secret()).toBe(seed)
  })
})
