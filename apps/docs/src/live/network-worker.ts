import { createNetwork } from "@alidade/network"
import { serveNetwork } from "@alidade/network/worker"
import { type Accounts, network as facts } from "./network.js"

const network = createNetwork({
  url: facts.horizonUrl,
  passphrase: facts.passphrase,
  seed: crypto.getRandomValues(new Uint8Array(32)).join(),
  now: Date.now,
})
const account = (name: string): Accounts["own"] => {
  const pair = network.keypair(name)
  network.fund(pair)
  return { address: pair.publicKey(), seed: pair.secret() }
}
const accounts: Accounts = { own: account("own"), shop: account("shop") }
serveNetwork(network)
postMessage(accounts)
