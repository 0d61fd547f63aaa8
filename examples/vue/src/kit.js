import { createKit, networks } from "@alidade/core"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { rabet } from "@alidade/wallets/rabet"
import { shallowRef } from "vue"

export const network = {
  name: "Testnet",
  passphrase: networks.Testnet,
  horizonUrl: "https://horizon-testnet.stellar.org",
  rpcUrl: "https://soroban-testnet.stellar.org",
}

/** The server that signs users in: its domain, or its addresses and key. Null for no sign-in. */
export const signInServer = JSON.parse(
  import.meta.env.VITE_SIGN_IN ?? '"https://testanchor.stellar.org"',
)

export const kit = createKit({
  network: networks.Testnet,
  networks: [network],
  wallets: [freighter(), albedo(), rabet()],
})

/** The kit's state as a Vue ref. */
export const kitState = shallowRef(kit.getState())
kit.subscribe(() => {
  kitState.value = kit.getState()
})
