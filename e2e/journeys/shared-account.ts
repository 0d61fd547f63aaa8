import { Account, Keypair, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { accounts, expect } from "./test.js"

const { first, second } = accounts

/** An account that both must sign for. Its own key has no weight. */
const shared = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 21))

/** Creates the shared account on the sandbox's Testnet: a payment needs both signatures. Returns it with its sequence. */
export async function makeSharedAccount(horizonUrl: string): Promise<Account> {
  const funded = await fetch(`${horizonUrl}/friendbot?addr=${shared.publicKey()}`)
  expect(funded.ok).toBe(true)
  const read = async (): Promise<Account> => {
    const { sequence } = await (await fetch(`${horizonUrl}/accounts/${shared.publicKey()}`)).json()
    return new Account(shared.publicKey(), sequence)
  }
  const signer = (ed25519PublicKey: string) => ({ signer: { ed25519PublicKey, weight: 1 } })
  const options = new TransactionBuilder(await read(), {
    fee: "300",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.setOptions(signer(first.address)))
    .addOperation(Operation.setOptions(signer(second.address)))
    .addOperation(
      Operation.setOptions({ masterWeight: 0, lowThreshold: 2, medThreshold: 2, highThreshold: 2 }),
    )
    .setTimeout(0)
    .build()
  options.sign(shared)
  const body = new URLSearchParams({ tx: options.toXDR() })
  expect((await fetch(`${horizonUrl}/transactions`, { method: "POST", body })).ok).toBe(true)
  return read()
}
