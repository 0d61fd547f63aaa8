import { Account, Asset, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { vi } from "vitest"
import { connectedKit, never, wallet } from "./fixtures.js"
import { kitNetwork, servedNetwork } from "./network.js"

let seeds = 0

/** A network, a kit whose wallet signs with the SDK, a payment of its account, and an empty storage. */
export async function world(answers = true) {
  const network = servedNetwork(`send-${++seeds}`)
  const [payer, payee] = [network.keypair("payer"), network.keypair("payee")]
  for (const pair of [payer, payee]) network.fund(pair)
  const signTransaction = vi.fn(async (xdr: string) => {
    if (!answers) return never
    const transaction = TransactionBuilder.fromXDR(xdr, network.passphrase)
    transaction.sign(payer)
    return { signedTxXdr: transaction.toXdr() }
  })
  const address = payer.publicKey()
  const module = wallet("Freighter", { getAddress: async () => ({ address }), signTransaction })
  const kit = await connectedKit(module, kitNetwork(network))
  const payment = (amount = "10") => {
    const { seqNum } = network.ledger.account(payer.xdrAccountId())!
    const operation = { destination: payee.publicKey(), asset: Asset.native(), amount }
    const built = new TransactionBuilder(new Account(address, String(seqNum)), {
      fee: "100",
      networkPassphrase: network.passphrase,
    })
      .addOperation(Operation.payment(operation))
      .setTimeout(300)
      .build()
    const hash = [...built.hash()].map((byte) => byte.toString(16).padStart(2, "0")).join("")
    return { xdr: built.toXdr(), hash }
  }
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { network, kit, address, payment, signTransaction, storage }
}
