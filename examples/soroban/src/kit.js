import { createKit, networks } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { xbull } from "@alidade/wallets/xbull"

export const kit = createKit({
  network: networks.Testnet,
  wallets: [freighter(), hana(), xbull()],
})
