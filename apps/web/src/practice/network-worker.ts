import { createNetwork, loadNetwork, type Network } from "@alidade/network"
import { serveNetwork } from "@alidade/network/worker"
import { Account, Asset, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { practiceNetwork } from "../logic/networks/practice.js"
import {
  accountNames,
  type NetworkReport,
  type OpenedNetwork,
  type OpenNetwork,
} from "./messages.js"

const { horizonUrl: url, passphrase } = practiceNetwork

addEventListener(
  "message",
  ({ data }: MessageEvent<OpenNetwork>) => {
    const loaded = data.saved === null ? undefined : load(data.saved)
    const network = loaded ?? begin()
    const accounts = accountNames.map((name) => {
      const pair = network.keypair(name)
      return [name, { address: pair.publicKey(), seed: pair.secret() }] as const
    })
    const save = (): void => report({ type: "changed", saved: network.save() })
    network.ledger.watch(() => {
      // Ledgers also close without a transaction, whenever somebody asks for the time.
      if (network.ledger.latest().transaction) save()
    })
    serveNetwork(network)
    report({
      type: "opened",
      accounts: Object.fromEntries(accounts) as OpenedNetwork["accounts"],
      promise: promiseOf(network),
      isNew: !loaded,
    })
    // Afterwards, because the page first forgets what an earlier network left.
    if (!loaded) save()
  },
  { once: true },
)

/** A payment from the shop to the visitor, signed for a sequence number that is over: nobody can send it. */
function promiseOf({ keypair }: Network): string {
  const shop = keypair("shop")
  const transaction = new TransactionBuilder(new Account(shop.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(
      Operation.payment({
        destination: keypair("own").publicKey(),
        asset: Asset.native(),
        amount: "7",
      }),
    )
    .setTimebounds(0, 0)
    .build()
  transaction.sign(shop)
  return transaction.toXDR()
}

/** A network with keys that nobody else has. */
function begin(): Network {
  const seed = crypto.getRandomValues(new Uint8Array(32)).join()
  const network = createNetwork({ url, passphrase, seed, now: Date.now })
  for (const name of ["own", "shop", "treasury"]) network.fund(network.keypair(name))
  return network
}

/** A saved network. Undefined if the text is damaged. */
function load(saved: string): Network | undefined {
  try {
    return loadNetwork(saved, { url, now: Date.now })
  } catch {
    return undefined
  }
}

function report(message: NetworkReport): void {
  postMessage(message)
}
