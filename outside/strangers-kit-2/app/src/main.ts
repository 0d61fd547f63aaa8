import { Networks, StellarWalletsKit } from "@creit.tech/stellar-wallets-kit"
import { HotWalletModule } from "@creit.tech/stellar-wallets-kit/modules/hotwallet"
import { defaultModules } from "@creit.tech/stellar-wallets-kit/modules/utils"
import { Buffer } from "buffer"
import { onClick, show } from "./page.js"
import { message, payment, preimage } from "./payloads.js"

// HOT's library expects Node's global.
Object.assign(globalThis, { Buffer })

const isPublic = new URLSearchParams(location.search).get("network") === "public"
const network = isPublic ? Networks.PUBLIC : Networks.TESTNET
StellarWalletsKit.init({
  modules: [...defaultModules(), new HotWalletModule()],
  network,
})

onClick("connect", async () => {
  const { address } = await StellarWalletsKit.authModal()
  show("account", address)
})

onClick("transaction", async () => {
  const { address } = await StellarWalletsKit.getAddress()
  const { signedTxXdr } = await StellarWalletsKit.signTransaction(payment(address, network), {
    networkPassphrase: network,
    address,
  })
  show("result", { signedTxXdr })
})

onClick("entry", async () => {
  const { address } = await StellarWalletsKit.getAddress()
  const { signedAuthEntry } = await StellarWalletsKit.signAuthEntry(preimage, {
    networkPassphrase: network,
    address,
  })
  show("result", { signedAuthEntry })
})

onClick("message", async () => {
  const { address } = await StellarWalletsKit.getAddress()
  const { signedMessage } = await StellarWalletsKit.signMessage(message, {
    networkPassphrase: network,
    address,
  })
  show("result", { signedMessage })
})
