import { createKit, networks } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"
import { rabet } from "@alidade/wallets/rabet"
import { xbull } from "@alidade/wallets/xbull"

export const kit = createKit({
  network: networks.Testnet,
  horizonUrl: "https://horizon-testnet.stellar.org",
  wallets: [freighter(), rabet(), xbull()],
})
