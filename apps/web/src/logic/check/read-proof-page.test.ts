import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { writeProof } from "../proof/proof.js"
import { readProofPage } from "./read-proof-page.js"

const [source, recipient, other] = [7, 8, 9].map((seed) =>
  Keypair.fromRawEd25519Seed(Buffer.alloc(32, seed)),
) as [Keypair, Keypair, Keypair]

/** A payment of the source, signed by a key for a network. */
function payment(network: string) {
  return new TransactionBuilder(new Account(source.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: network,
  })
    .addOperation(
      Operation.payment({ destination: recipient.publicKey(), asset: Asset.native(), amount: "3" }),
    )
    .setTimeout(0)
    .build()
}

function read(envelope: string, signer: Keypair, network: string = Networks.TESTNET) {
  const proof = { kind: "transaction", envelope, signer: signer.publicKey(), network } as const
  return readProofPage(writeProof(proof), new AbortController().signal, [Networks.TESTNET])
}

function signed(signer: Keypair, network: string = Networks.TESTNET): string {
  const transaction = payment(network)
  transaction.sign(signer)
  return transaction.toXDR()
}

test("a proof by the source is good news, and names both parties", async () => {
  const { standing, parties, transaction } = await read(signed(source), source)
  expect(standing).toBe("signed")
  expect(parties).toEqual([
    { address: source.publicKey(), role: "from", signs: true },
    { address: recipient.publicKey(), role: "to", signs: false },
  ])
  expect(transaction?.account).toBe(source.publicKey())
})

test("a proof by another key is open, and names its signer as well", async () => {
  const { standing, parties } = await read(signed(other), other)
  expect(standing).toBe("otherKey")
  expect(parties.at(-1)).toEqual({ address: other.publicKey(), role: "signer", signs: true })
})

test("a proof for an unknown network is open", async () => {
  const network = "Harbour Network"
  expect((await read(signed(source, network), source, network)).standing).toBe("unknownNetwork")
})

test("a proof whose signer did not sign is invalid", async () => {
  expect((await read(signed(other), source)).standing).toBe("invalid")
})

test("a signature of the fee bump alone counts for the payer", async () => {
  const bump = TransactionBuilder.buildFeeBumpTransaction(
    other,
    "400",
    payment(Networks.TESTNET),
    Networks.TESTNET,
  )
  bump.sign(other)
  const { standing, transaction } = await read(bump.toXDR(), other)
  expect(standing).toBe("feeOnly")
  expect(transaction?.account).toBe(other.publicKey())
})

test("a message has its signer as the only party", async () => {
  const proof = {
    kind: "message",
    payload: "Hello",
    signature: Buffer.alloc(64, 1).toString("base64"),
    signer: source.publicKey(),
  } as const
  const page = await readProofPage(writeProof(proof), new AbortController().signal, [])
  expect(page.standing).toBe("invalid")
  expect(page.parties).toEqual([{ address: source.publicKey(), role: "signer", signs: true }])
  expect(page.transaction).toBeUndefined()
})
