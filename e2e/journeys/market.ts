import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expect } from "./test.js"

const issuer = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 51))

/** What the market sells. */
export const usdc: Asset = new Asset("USDC", issuer.publicKey())
const eurc: Asset = new Asset("EURC", issuer.publicKey())

/** The address of the sandbox's Horizon for Testnet. */
export function horizonOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { networks } = await (await fetch("/sandbox.json")).json()
    return networks[0].horizonUrl
  })
}

/** Lets the issuer sell USDC for 8 XLM, and for 0.9 EURC, which costs 10 XLM. */
export async function openMarket(page: Page): Promise<void> {
  const horizonUrl = await horizonOf(page)
  expect((await fetch(`${horizonUrl}/friendbot?addr=${issuer.publicKey()}`)).ok).toBe(true)
  const { sequence } = await (await fetch(`${horizonUrl}/accounts/${issuer.publicKey()}`)).json()
  const native = Asset.native()
  const sell = (selling: Asset, buying: Asset, price: string) =>
    Operation.manageSellOffer({ selling, buying, price, amount: "1000" })
  const built = new TransactionBuilder(new Account(issuer.publicKey(), sequence), {
    fee: "300",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(sell(usdc, native, "8"))
    .addOperation(sell(usdc, eurc, "0.9"))
    .addOperation(sell(eurc, native, "10"))
    .setTimeout(0)
    .build()
  built.sign(issuer)
  const body = new URLSearchParams({ tx: built.toXDR() })
  expect((await fetch(`${horizonUrl}/transactions`, { method: "POST", body })).ok).toBe(true)
}
