import { createNetwork, loadNetwork } from "@alidade/network"
import { Asset, Operation } from "@stellar/stellar-sdk/base"

const network = createNetwork({ seed: "1" }) // the same each time; without a seed, random and with the machine's clock
const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
const usd = new Asset("USD", bob.publicKey())
network.fund(alice)
network.fund(bob)
network.trust(alice, usd)
network.send(bob, Operation.payment({ destination: alice.publicKey(), asset: usd, amount: "100" }))

network.advance(60) // the clock goes on a minute, and a ledger closes
network.surge(250n) // operations cost 250 stroops each
const copy = loadNetwork(network.save())
export const reply = await copy.fetch(`${copy.horizonUrl}/accounts/${alice.publicKey()}`)
