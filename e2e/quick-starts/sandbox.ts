import { createKit, networks } from "@alidade/core"
import { installSandbox } from "@alidade/sandbox/browser"
import { freighter } from "@alidade/wallets/freighter"

const { wallets } = installSandbox({ wallets: ["freighter"] })
await wallets.freighter.update({ network: "testnet", answer: "approve" })

const kit = createKit({ network: networks.Testnet, wallets: [freighter()] })
export const { address } = await kit.connect("freighter")
export const { signedMessage } = await kit.signMessage("Hello, World!")
