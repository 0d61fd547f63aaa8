import { networks } from "@alidade/core"
import { encodeBase64 } from "@alidade/core/encoding"
import { messageDigestBytes } from "@alidade/core/verify"
import { Account, hash, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import type { Proof } from "../proof/proof.js"
import { buildTransferPreimage } from "../stellar/preimage.js"
import { checkProof } from "./check-proof.js"

const [alice, bob] = [1, 2].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair]
const signer = alice.publicKey()
const own = "Our own network ; 2026"

function transactionOn(passphrase: string, by = alice): Proof {
  const transaction = new TransactionBuilder(new Account(signer, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
    .setTimeout(0)
    .build()
  transaction.sign(by)
  return { kind: "transaction", envelope: transaction.toXDR(), signer, network: passphrase }
}

function authorizationOn(passphrase: string): Proof {
  const payload = buildTransferPreimage({
    from: signer,
    to: bob.publicKey(),
    stroops: 1n,
    expirationLedger: 9,
    type: 10,
    passphrase,
  })
  const signature = encodeBase64(alice.sign(hash(Buffer.from(payload, "base64"))))
  return { kind: "authorization", payload, signature, signer, network: passphrase }
}

test("a message is valid as signed, and not valid with another character or signer", async () => {
  const payload = "I own this address."
  const digest = await messageDigestBytes(payload)
  const signature = encodeBase64(alice.sign(Buffer.from(digest)))
  const proof: Proof = { kind: "message", payload, signature, signer }
  expect(await checkProof(proof)).toMatchObject({ valid: true, signer })
  expect((await checkProof({ ...proof, payload: "I own this address!" })).valid).toBe(false)
  expect((await checkProof({ ...proof, signer: bob.publicKey() })).valid).toBe(false)
  await expect(checkProof({ ...proof, signature: "AAAA" })).rejects.toThrow("64 bytes")
})

test("a transaction and an authorization are valid for the network that the proof names only", async () => {
  for (const proofOn of [transactionOn, authorizationOn]) {
    for (const network of [networks.Testnet, own]) {
      const proof = proofOn(network)
      expect(await checkProof(proof)).toMatchObject({ valid: true, signer })
      expect(await checkProof({ ...proof, network: networks.Public } as Proof)).toMatchObject({
        valid: false,
        signer,
      })
      expect((await checkProof({ ...proof, signer: bob.publicKey() })).valid).toBe(false)
    }
  }
})

test("a transaction that someone else signed does not prove its source account's signature", async () => {
  expect(await checkProof(transactionOn(networks.Testnet, bob))).toMatchObject({ valid: false })
})

test("names what a damaged transaction is instead", async () => {
  const proof = { ...transactionOn(networks.Testnet), envelope: "AAAA" } as Proof
  await expect(checkProof(proof)).rejects.toThrow("not a transaction envelope")
})
