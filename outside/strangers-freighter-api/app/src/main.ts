import {
  isConnected,
  requestAccess,
  signAuthEntry,
  signMessage,
  signTransaction,
  WatchWalletChanges,
} from "@stellar/freighter-api"
import { Asset, Horizon, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { onClick, show } from "./page.js"
import { message, preimage } from "./payloads.js"

const networkPassphrase = Networks.TESTNET
const horizon = new Horizon.Server("https://horizon-testnet.stellar.org")
let address = ""

onClick("connect", async () => {
  if (!(await isConnected()).isConnected) throw new Error("Install Freighter.")
  const access = await requestAccess()
  if (access.error) throw access.error
  address = access.address
  new WatchWalletChanges(100).watch((now) => show("account", `${now.address} ${now.network}`))
})

onClick("transaction", async () => {
  const account = await horizon.loadAccount(address)
  const payment = Operation.payment({ destination: address, asset: Asset.native(), amount: "1" })
  const built = new TransactionBuilder(account, { fee: "100", networkPassphrase })
    .addOperation(payment)
    .setTimeout(60)
    .build()
  const { signedTxXdr, error } = await signTransaction(built.toXdr(), {
    networkPassphrase,
    address,
  })
  if (error) throw error
  const { hash } = await horizon.submitTransaction(
    TransactionBuilder.fromXdr(signedTxXdr, networkPassphrase),
  )
  show("result", { hash })
})

onClick("entry", async () => {
  const { signedAuthEntry, error } = await signAuthEntry(preimage, { networkPassphrase, address })
  if (error) throw error
  show("result", { signedAuthEntry })
})

onClick("message", async () => {
  const { signedMessage, error } = await signMessage(message, { networkPassphrase, address })
  if (error) throw error
  show("result", { signedMessage })
})
