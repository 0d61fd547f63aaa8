import { authorizeEntry, hash, TransactionBuilder, xdr } from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { contractWasm } from "../../../network/test/wat.js"
import { type ContractWorld, createContractWorld, user } from "../../test/contract-world.js"
import { otherKeys, testWallet } from "../../test/wallet.js"
import type { WalletModule } from "../contract/wallet.js"

let world: ContractWorld
beforeEach(async () => {
  world = await createContractWorld()
})
afterEach(() => world.end())

/** A contract's account whose wallet is connected beside the user's, and active. */
async function smartWorld(overrides: Partial<WalletModule> = {}) {
  const owner = world.network.keypair("owner")
  const account = await world.network.deploy(await contractWasm("account"), [
    xdr.ScVal.scvBytes(owner.rawPublicKey()),
  ])
  const { signTransaction: _, ...smart } = testWallet({
    productId: "smart",
    capabilities: { network: "none", wholeEntry: true },
    getAddress: async () => ({ address: account }),
    async signAuthEntry(_, { entry = "", networkPassphrase = "" } = {}) {
      smart.calls.push("signAuthEntry")
      const signed = await authorizeEntry(
        xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64"),
        async (_, payload) => ({ signatureScVal: xdr.ScVal.scvBytes(owner.sign(payload)) }),
        world.network.ledger.latest().header.ledgerSeq + 9,
        networkPassphrase,
      )
      return { signedAuthEntry: signed.toXdr("base64") }
    },
    ...overrides,
  })
  world.kit.setWallets([world.wallet, smart])
  await world.kit.connect("smart", { add: true })
  smart.calls.length = 0
  return { account, smart }
}

describe("several signers", () => {
  test("gives out what another account has to sign, and goes on once it has signed", async () => {
    const holder = world.network.keypair("holder")
    world.network.fund(holder)
    const contract = await world.token(holder.publicKey())
    const one = world.caller<null>()
    const done = one.call(world.transfer(contract, 30n, holder.publicKey()))
    await vi.waitUntil(() => one.getState().status === "waiting")
    const [missing, ...others] = one.getState().simulated!.missing
    expect(others).toEqual([])
    expect(missing).toMatchObject({ address: holder.publicKey() })
    expect(xdr.HashIdPreimage.fromXdr(missing!.preimage, "base64").type).toBe(
      "envelopeTypeSorobanAuthorization",
    )
    await expect(one.addSignedEntry(missing!.entry)).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key: "entryNotSigned" },
    })
    await expect(one.addSignedEntry("AAAA")).rejects.toMatchObject({ kind: "bad-request" })
    expect(one.getState().simulated!.missing).toHaveLength(1)
    await one.addSignedEntry(await world.sign(missing!, holder))
    await done
    expect(one.seen).toEqual([
      "simulating",
      "waiting",
      "simulating",
      "signing",
      "submitting",
      "pending",
      "success",
    ])
    expect(await world.balance(contract, world.shop)).toBe(30n)
    await expect(one.addSignedEntry(missing!.entry)).rejects.toMatchObject({
      reason: { key: "entryNotMissing" },
    })
  })

  test("fails without a transaction if a stranger signed", async () => {
    const holder = world.network.keypair("holder")
    world.network.fund(holder)
    const stranger = world.network.keypair("stranger")
    const one = world.caller()
    const contract = await world.token(holder.publicKey())
    const done = one.call(world.transfer(contract, 30n, holder.publicKey()))
    await vi.waitUntil(() => one.getState().status === "waiting")
    const [missing] = one.getState().simulated!.missing
    await one.addSignedEntry(await world.sign(missing!, stranger))
    await expect(done).rejects.toMatchObject({
      kind: "external",
      reason: { key: "contractUnauthorized" },
    })
    expect(one.getState().status).toBe("failed")
    expect(world.wallet.calls).toEqual([])
    expect(world.asked).not.toContain("sendTransaction")
  })

  test("takes the signature of a contract account, in the form that only its contract knows", async () => {
    const owner = world.network.keypair("owner")
    const account = await world.network.deploy(await contractWasm("account"), [
      xdr.ScVal.scvBytes(owner.rawPublicKey()),
    ])
    const contract = await world.token(account)
    const one = world.caller()
    const done = one.call(world.transfer(contract, 30n, account))
    await vi.waitUntil(() => one.getState().status === "waiting")
    const [missing] = one.getState().simulated!.missing
    const entry = xdr.SorobanAuthorizationEntry.fromXdr(missing!.entry, "base64")
    if (entry.credentials.type !== "sorobanCredentialsAddress") throw new TypeError()
    const payload = hash(Buffer.from(missing!.preimage, "base64"))
    const { address: who, nonce, signatureExpirationLedger } = entry.credentials.address
    const credentials = new xdr.SorobanAddressCredentials({
      ...{ address: who, nonce, signatureExpirationLedger },
      signature: xdr.ScVal.scvBytes(owner.sign(payload)),
    })
    const signed = new xdr.SorobanAuthorizationEntry({
      credentials: xdr.SorobanCredentials.sorobanCredentialsAddress(credentials),
      rootInvocation: entry.rootInvocation,
    })
    await one.addSignedEntry(signed.toXdr("base64"))
    await done
    expect(await world.balance(contract, world.shop)).toBe(30n)
  })

  test("a smart account's wallet signs its entries, and another connected account pays", async () => {
    const { account, smart } = await smartWorld()
    const contract = await world.token(account)
    const one = world.caller()
    await one.call(world.transfer(contract, 30n, account))
    expect(one.seen).toEqual([
      ...["simulating", "signing", "simulating", "signing"],
      ...["submitting", "pending", "success"],
    ])
    expect(smart.calls).toEqual(["signAuthEntry"])
    expect(world.wallet.calls).toEqual(["signTransaction"])
    expect(await world.balance(contract, world.shop)).toBe(30n)
  })

  test("others give the signature of a contract whose wallet returns no entries", async () => {
    const { account } = await smartWorld({ capabilities: { network: "none" } })
    const one = world.caller()
    const done = one.call(world.transfer(await world.token(account), 30n, account))
    await vi.waitUntil(() => one.getState().status === "waiting")
    expect(one.getState().simulated?.missing).toMatchObject([{ address: account }])
    one.cancel()
    await expect(done).rejects.toMatchObject({ kind: "aborted" })
  })

  test("needs an account that pays", async () => {
    const { account } = await smartWorld()
    await world.kit.disconnect()
    await world.kit.connect("smart")
    const one = world.caller()
    await expect(one.call(world.transfer(account, 30n, account))).rejects.toMatchObject({
      kind: "unsupported",
      reason: { key: "onlyContracts" },
    })
  })

  test("asks the wallet of another connected account itself", async () => {
    const other = testWallet({
      productId: "other",
      getAddress: async () => ({ address: otherKeys.publicKey() }),
      signTransaction: async (envelope) => {
        const transaction = TransactionBuilder.fromXDR(envelope, world.network.passphrase)
        transaction.sign(otherKeys)
        other.calls.push("signTransaction")
        return { signedTxXdr: transaction.toXDR() }
      },
    })
    world.kit.setWallets([world.wallet, other])
    world.network.fund(otherKeys)
    await world.kit.connect("other", { add: true })
    const contract = await world.token(user)
    const one = world.caller()
    await one.call(world.transfer(contract))
    expect(one.seen).not.toContain("waiting")
    expect([world.wallet.calls, other.calls]).toEqual([["signAuthEntry"], ["signTransaction"]])
    expect(await world.balance(contract, world.shop)).toBe(30n)
  })
})
