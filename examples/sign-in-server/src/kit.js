import { createKit, networks } from "@alidade/core"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { xbull } from "@alidade/wallets/xbull"

export const kit = createKit({
  network: networks.Testnet,
  horizonUrl: "https://horizon-testnet.stellar.org",
  wallets: [freighter(), albedo(), xbull()],
})
