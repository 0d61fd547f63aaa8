import { networks } from "@alidade/core"
import { decodeBase64, decodeUtf8, encodeBase64, encodeUtf8 } from "@alidade/core/encoding"
import { Asset, nativeToScVal } from "@stellar/stellar-sdk"
import { AssembledTransaction } from "@stellar/stellar-sdk/contract"
import { Server } from "@stellar/stellar-sdk/rpc"
import { kit } from "./kit.js"

const rpcUrl = import.meta.env.VITE_RPC_URL ?? "https://soroban-testnet.stellar.org"
const allowHttp = rpcUrl.startsWith("http://localhost")
const xlm = Asset.native().contractId(networks.Testnet)

/** What a server wants for a path: its whole answer, and the way to pay that this page knows. */
export async function priceOf(path) {
  const { status, headers } = await fetch(path)
  if (status !== 402) throw new Error(`The server names no price (status ${status}).`)
  const required = decode(headers.get("payment-required"))
  const accepted = required.accepts.find(
    ({ scheme, network, asset, extra }) =>
      scheme === "exact" &&
      network === "stellar:testnet" &&
      asset === xlm &&
      extra.areFeesSponsored,
  )
  if (!accepted) throw new Error("This page cannot pay in the way that the server wants.")
  return { required, accepted }
}

/** Why a wallet cannot pay, before anything is signed. The scheme wants credentials of version 1. */
export function obstacleOf({ name, capabilities }) {
  if (capabilities.authEntry.includes("v1")) return undefined
  return `${name} cannot pay here, because it does not sign authorization entries of version 1. Connect another wallet.`
}

/** Pays from the connected account, whose wallet signs an authorization entry only. The server's facilitator pays the fee. */
export async function pay(path, { required, accepted }) {
  const transaction = await signedTransfer(accepted)
  const { resource } = required
  const payment = { x402Version: 2, resource, accepted, payload: { transaction } }
  const response = await fetch(path, { headers: { "payment-signature": encode(payment) } })
  const receipt = response.headers.get("payment-response")
  if (!response.ok) throw new Error(refusalOf(response, receipt))
  return { text: await response.text(), receipt: decode(receipt) }
}

/** Why a server did not take a payment: after the network refused it, or before. */
function refusalOf({ headers, status }, receipt) {
  if (receipt) return decode(receipt).errorReason
  return status === 402 ? decode(headers.get("payment-required")).error : `Status ${status}`
}

/** The transaction of a transfer, base64 XDR. Its source is a placeholder: the facilitator makes a transaction of its own. */
async function signedTransfer({ asset, amount, payTo, maxTimeoutSeconds }) {
  const { address, signAuthEntry } = kit.signer()
  const transfer = await AssembledTransaction.build({
    contractId: asset,
    method: "transfer",
    args: [
      nativeToScVal(address, { type: "address" }),
      nativeToScVal(payTo, { type: "address" }),
      nativeToScVal(amount, { type: "i128" }),
    ],
    networkPassphrase: networks.Testnet,
    rpcUrl,
    allowHttp,
    useUpgradedAuth: false,
    parseResultXdr: (result) => result,
  })
  const { sequence } = await new Server(rpcUrl, { allowHttp }).getLatestLedger()
  // A ledger closes about every five seconds.
  const expiration = sequence + Math.ceil(maxTimeoutSeconds / 5)
  await transfer.signAuthEntries({ address, signAuthEntry, expiration })
  await transfer.simulate()
  return transfer.built.toXdr()
}

function decode(header) {
  return JSON.parse(decodeUtf8(decodeBase64(header)))
}

function encode(value) {
  return encodeBase64(encodeUtf8(JSON.stringify(value)))
}
