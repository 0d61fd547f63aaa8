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
    return { xdr: built.toXdr(), hash: hexHash(built) }
  }
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { network, kit, address, payment, signTransaction, storage }
}

/**
 * Lets the servers of a network accept the first envelope, which the network gets when the test calls back. Others go
 * through.
 */
export function stuck(network: ReturnType<typeof servedNetwork>): () => void {
  let first: string | undefined
  vi.mocked(window.fetch).mockImplementation(async (request, init) => {
    const { method, params } = JSON.parse(`${init?.body ?? "{}"}`)
    if (method !== "sendTransaction") return network.fetch(request as string, init)
    first ??= params.transaction as string
    if (params.transaction !== first) return network.fetch(request as string, init)
    const hash = hexHash(TransactionBuilder.fromXDR(first, network.passphrase))
    return Response.json({ result: { status: "PENDING", hash } })
  })
  return () => void network.ledger.submit(first!)
}

function hexHash(transaction: { hash(): Uint8Array }): string {
  return [...transaction.hash()].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}
