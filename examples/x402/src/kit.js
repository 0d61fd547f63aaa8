import { createKit, networks } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { rabet } from "@alidade/wallets/rabet"

export const kit = createKit({
  network: networks.Testnet,
  wallets: [freighter(), hana(), rabet()],
})
