import albedo from "@albedo-link/intent"
import { Networks } from "@stellar/stellar-sdk"
import { onClick, show } from "./page.js"
import { message, payment } from "./payloads.js"

let address = ""

onClick("connect", async () => {
  const { pubkey } = await albedo.publicKey({})
  address = pubkey
  show("account", address)
})

onClick("transaction", async () => {
  const { signed_envelope_xdr: signedTxXdr } = await albedo.tx({
    xdr: payment(address, Networks.TESTNET),
    pubkey: address,
    network: "testnet",
  })
  show("result", { signedTxXdr })
})

onClick("pay", async () => {
  const { tx_hash: hash } = await albedo.pay({
    amount: "1",
    destination: address,
    network: "testnet",
    submit: true,
  })
  show("result", { hash })
})

onClick("message", async () => {
  const { signed_message, message_signature } = await albedo.signMessage({
    message,
    pubkey: address,
  })
  show("result", { signed_message, message_signature })
})
