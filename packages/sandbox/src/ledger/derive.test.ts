import { Keypair, StrKey } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { ledgerAccounts } from "./accounts.js"
import { deriveSeed } from "./derive.js"

test("LE7: derives the accounts in SEP-5 from the mnemonic", async () => {
  const derived = await Promise.all([0, 1, 2].map(deriveSeed))
  expect(derived.map((seed) => Keypair.fromRawEd25519Seed(seed).publicKey())).toEqual([
    "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6",
    "GBAW5XGWORWVFE2XTJYDTLDHXTY2Q2MO73HYCGB3XMFMQ562Q2W2GJQX",
    "GAY5PRAHJ2HIYBYCLZXTHID6SPVELOOYH2LBPH3LD4RUMXUW3DOYTLXW",
  ])
  expect(derived.map((seed) => StrKey.encodeEd25519SecretSeed(seed))).toEqual(
    ledgerAccounts.map(({ seed }) => seed),
  )
  for (const { address, seed } of ledgerAccounts)
    expect(Keypair.fromSecret(seed).publicKey()).toBe(address)
})
