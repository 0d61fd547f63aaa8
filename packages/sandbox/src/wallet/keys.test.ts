import { hash, Keypair } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { sandboxAccounts } from "./keys.js"

test("each account's address belongs to its seed, as @stellar/stellar-sdk reads it", () => {
  for (const { address, seed } of sandboxAccounts)
    expect(Keypair.fromSecret(seed).publicKey()).toBe(address)
})

test("the first account is SEP-53's example, the others are derived from a public text", () => {
  expect(sandboxAccounts[0]?.seed).toBe("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW")
  sandboxAccounts.slice(1).forEach(({ seed }, index) => {
    const text = `Alidade sandbox account ${index + 2}`
    const derived = Keypair.fromRawEd25519Seed(hash(new TextEncoder().encode(text)))
    expect(derived.secret()).toBe(seed)
  })
})
