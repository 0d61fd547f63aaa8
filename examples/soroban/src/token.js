import { networks } from "@alidade/core"
import { Client } from "@stellar/stellar-sdk/contract"
import { kit } from "./kit.js"

const rpcUrl = import.meta.env.VITE_RPC_URL ?? "https://soroban-testnet.stellar.org"

/** The token's contract (SEP-41), with the functions that its code on the network describes. */
const token = await Client.from({
  contractId: import.meta.env.VITE_TOKEN,
  networkPassphrase: networks.Testnet,
  rpcUrl,
  allowHttp: rpcUrl.startsWith("http://localhost"),
})
const { result: decimals } = await token.decimals()

/** A balance in units, such as "1.50". Reading needs no wallet. */
export async function balanceOf(id) {
  const { result } = await token.balance({ id })
  const digits = String(result).padStart(decimals + 1, "0")
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits
}

/** Pays from the connected account, whose wallet signs. */
export async function pay(to, units) {
  const signer = kit.signer()
  const [whole, part = ""] = units.split(".")
  const amount = BigInt(whole + part.slice(0, decimals).padEnd(decimals, "0"))
  const transfer = await token.transfer(
    { from: signer.address, to, amount },
    { ...signer, publicKey: signer.address },
  )
  const { getTransactionResponse } = await transfer.signAndSend()
  return getTransactionResponse
}
