import { createNetwork } from "@alidade/network"
import { serveNetwork } from "@alidade/network/worker"

const network = createNetwork({ seed: "1" })
network.fund(network.keypair("alice"))
serveNetwork(network)
