import { Keypair, StrKey } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { ledgerAccounts, deriveSeed as ledgerSeed } from "../ledger/accounts.js"
import { trezorAccounts, deriveSeed as trezorSeed } from "../trezor/accounts.js"

test.each([
  ["LE7: the Ledger", ledgerSeed, ledgerAccounts],
  ["the Trezor", trezorSeed, trezorAccounts],
])("%s derives the accounts in SEP-5 from its words", async (_, deriveSeed, accounts) => {
  const derived = await Promise.all([0, 1, 2].map(deriveSeed))
  expect(derived.map((seed) => Keypair.fromRawEd25519Seed(seed).publicKey())).toEqual(
    accounts.map(({ address }) => address),
  )
  expect(derived.map((seed) => StrKey.encodeEd25519SecretSeed(seed))).toEqual(
    accounts.map(({ seed }) => seed),
  )
  for (const { address, seed } of accounts)
    expect(Keypair.fromSecret(seed).publicKey()).toBe(address)
})
