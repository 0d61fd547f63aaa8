import { createKit, networks } from "@alidade/core"
import { testWallet } from "@alidade/sandbox/test-wallet"

const wallet = testWallet({ networkPassphrase: networks.Testnet })
const kit = createKit({ network: networks.Testnet, wallets: [wallet] })
export const { address } = await kit.connect("test-wallet")
export const { signedMessage } = await kit.signMessage("Hello, World!")

wallet.next("reject") // or "close", "never", "alter", "wrong-signer", "ask"
export const refusal: unknown = await kit.signMessage("Hello, World!").catch(({ kind }) => kind)
wallet.update({ locked: true }) // or another account or network, as its user would
export const isLocked: unknown = Object(kit.getState()).locked
