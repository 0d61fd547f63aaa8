import { Asset, LiquidityPoolAsset, Operation } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { createNetwork } from "../network.js"

test("an account shows liabilities, pool shares, levels of authorization, and sponsorship", async () => {
  const network = createNetwork({ seed: "1" })
  const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
  const usd = new Asset("USD", bob.publicKey())
  const pool = new LiquidityPoolAsset(Asset.native(), usd, 30)
  network.fund(alice)
  network.fund(bob)
  network.send(bob, Operation.setOptions({ setFlags: 2 }))
  network.trust(alice, usd)
  network.send(
    bob,
    Operation.payment({ destination: alice.publicKey(), asset: usd, amount: "100" }),
  )
  network.send(alice, Operation.changeTrust({ asset: pool }))
  const offer = { selling: usd, buying: Asset.native(), amount: "10", price: "2" }
  network.send(alice, Operation.manageSellOffer(offer))
  network.send(
    bob,
    Operation.allowTrust({ trustor: alice.publicKey(), assetCode: "USD", authorize: 2 }),
  )

  const reply = await network.fetch(`${network.horizonUrl}/accounts/${alice.publicKey()}`)
  expect(await reply.json()).toMatchObject({
    subentry_count: 4,
    num_sponsoring: 0,
    num_sponsored: 0,
    sequence_ledger: network.ledger.closed.length - 1,
    balances: [
      {
        asset_code: "USD",
        balance: "100.0000000",
        selling_liabilities: "10.0000000",
        buying_liabilities: "0.0000000",
        is_authorized: false,
        is_authorized_to_maintain_liabilities: true,
      },
      {
        asset_type: "liquidity_pool_shares",
        balance: "0.0000000",
        liquidity_pool_id: pool.toString().replace("liquidity_pool:", ""),
      },
      { asset_type: "native", buying_liabilities: "20.0000000" },
    ],
  })
})
