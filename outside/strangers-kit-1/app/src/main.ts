import {
  allowAllModules,
  FREIGHTER_ID,
  StellarWalletsKit,
  WalletNetwork,
} from "@creit.tech/stellar-wallets-kit"
import { Buffer } from "buffer"
import { onClick, show } from "./page.js"
import { message, payment, preimage } from "./payloads.js"

// HOT's library expects Node's global.
Object.assign(globalThis, { Buffer })

const isPublic = new URLSearchParams(location.search).get("network") === "public"
const network = isPublic ? WalletNetwork.PUBLIC : WalletNetwork.TESTNET
const kit = new StellarWalletsKit({
  network,
  selectedWalletId: FREIGHTER_ID,
  modules: allowAllModules(),
})
let address = ""

onClick("connect", async () => {
  address = await new Promise<string>((resolve, reject) => {
    const onWalletSelected = async ({ id }: { id: string }): Promise<void> => {
      kit.setWallet(id)
      await kit.getAddress().then(({ address }) => resolve(address), reject)
    }
    kit.openModal({ onWalletSelected, onClosed: reject }).catch(reject)
  })
  show("account", address)
})

onClick("transaction", async () => {
  const { signedTxXdr } = await kit.signTransaction(payment(address, network), {
    networkPassphrase: network,
    address,
  })
  show("result", { signedTxXdr })
})

onClick("entry", async () => {
  const { signedAuthEntry } = await kit.signAuthEntry(preimage, {
    networkPassphrase: network,
    address,
  })
  show("result", { signedAuthEntry })
})

onClick("message", async () => {
  const { signedMessage } = await kit.signMessage(message, {
    networkPassphrase: network,
    address,
  })
  show("result", { signedMessage })
})
