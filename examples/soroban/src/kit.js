import { createKit, networks } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { xbull } from "@alidade/wallets/xbull"

const passphrase = networks.Testnet
const rpcUrl = import.meta.env.VITE_RPC_URL ?? "https://soroban-testnet.stellar.org"

export const kit = createKit({
  network: passphrase,
  networks: [{ name: "Testnet", passphrase, rpcUrl }],
  wallets: [freighter(), hana(), xbull()],
})
