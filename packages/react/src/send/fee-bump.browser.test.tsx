import { FeeBumpTransaction, Keypair, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { renderHook, until } from "../../test/fixtures.js"
import { stuck, world } from "../../test/sending.js"
import { useFeeBump, useSendTransaction } from "./index.js"

type World = Awaited<ReturnType<typeof world>>

/** A payment that is sent, and a fee bump of it, in one component. */
async function both({ kit, storage }: World) {
  const { result } = renderHook(kit, () => {
    const sending = useSendTransaction({ storage })
    return { sending, bumping: useFeeBump(sending.hash, { ...sending, storage }) }
  })
  await until(() => result.current)
  return result
}

test("a transaction that was refused for its fee succeeds with a fee bump of what the network asked for", async () => {
  const place = await world()
  const { network, payment, signTransaction, address } = place
  network.surge(3000n)
  const result = await both(place)
  const { xdr, hash } = payment()
  expect(await result.current.sending.send(xdr)).toMatchObject({ status: "failed", hash })
  await expect.poll(() => result.current.bumping.least).toBe(6000n)
  expect(result.current).toMatchObject({
    sending: { refused: { fee: 3000n } },
    bumping: { status: "idle", payer: address },
  })
  expect(await result.current.bumping.bump()).toMatchObject({
    status: "success",
    feeCharged: 6000n,
  })
  await expect.poll(() => result.current.bumping.status).toBe("success")
  const asked = TransactionBuilder.fromXDR(signTransaction.mock.lastCall![0], network.passphrase)
  expect(asked).toBeInstanceOf(FeeBumpTransaction)
  const { innerTransaction, feeSource } = asked as FeeBumpTransaction
  expect(innerTransaction.toXdr()).toBe(result.current.sending.refused?.xdr)
  expect(feeSource).toBe(address)
})

test("a stuck transaction is replaced for ten times its fee, and both end as one", async () => {
  const place = await world()
  stuck(place.network)
  const result = await both(place)
  const sending = result.current.sending.send(place.payment().xdr)
  await expect.poll(() => result.current.bumping.least).toBe(2000n)
  expect(result.current.sending.status).toBe("pending")
  const bumped = await result.current.bumping.bump()
  expect(bumped).toMatchObject({ status: "success" })
  const first = await sending
  expect(first).toMatchObject({ status: "success", hash: result.current.sending.hash })
  expect(first).toMatchObject({ ledger: (bumped as { ledger: number }).ledger })
  expect(bumped.hash).not.toBe(first.hash)
})

test("after a reload, the remembered transaction can still be paid more for", async () => {
  const place = await world()
  stuck(place.network)
  const { result, unmount } = renderHook(place.kit, () =>
    useSendTransaction({ storage: place.storage }),
  )
  await until(() => result.current)
  const { xdr, hash } = place.payment()
  const sending = result.current.send(xdr)
  await expect.poll(() => result.current.status).toBe("pending")
  unmount()
  await expect(sending).rejects.toMatchObject({ kind: "aborted" })
  const later = renderHook(place.kit, () => useFeeBump(hash, { storage: place.storage }))
  await expect.poll(() => later.result.current?.least).toBe(2000n)
  expect(await later.result.current.bump(5000n)).toMatchObject({ status: "success" })
})

test("a fee account that the wallet does not sign for is said, and nothing is sent", async () => {
  const place = await world()
  place.network.surge(3000n)
  const result = await both(place)
  await result.current.sending.send(place.payment().xdr)
  await expect.poll(() => result.current.bumping.least).toBe(6000n)
  const { length } = place.network.ledger.closed
  const address = Keypair.random().publicKey()
  await expect(result.current.bumping.bump(undefined, { address })).rejects.toMatchObject({
    kind: "wrong-account",
  })
  await expect.poll(() => result.current.bumping.status).toBe("failed")
  expect(result.current.bumping.error).toMatchObject({ kind: "wrong-account" })
  expect(place.network.ledger.closed.length).toBe(length)
})

test("a fee bump needs the signed transaction, an account, and a fee that a network takes", async () => {
  const place = await world()
  const { kit, storage, signTransaction, payment } = place
  const unknown = renderHook(kit, () => useFeeBump("0".repeat(64), { storage }))
  await until(() => unknown.result.current)
  await expect(unknown.result.current.bump(500n)).rejects.toMatchObject({
    kind: "bad-request",
    reason: { key: "notRemembered" },
  })
  await expect.poll(() => unknown.result.current.status).toBe("failed")
  expect(unknown.result.current).not.toHaveProperty("least")
  const { xdr, hash } = payment()
  storage.setItem("alidade-send", JSON.stringify([{ hash, xdr, since: 1 }]))
  const known = renderHook(kit, () => useFeeBump(hash, { storage }))
  await until(() => known.result.current)
  await expect(known.result.current.bump(199n)).rejects.toMatchObject({
    reason: { key: "feeRange", values: { least: "200" } },
  })
  await kit.disconnect()
  await expect.poll(() => known.result.current.payer).toBeUndefined()
  await expect(known.result.current.bump(500n)).rejects.toMatchObject({ kind: "no-wallet" })
  expect(signTransaction).not.toHaveBeenCalled()
})

test("an envelope of the storage that is another transaction's, or damaged, is not signed", async () => {
  const { kit, storage, signTransaction, payment } = await world()
  const { xdr, hash } = payment()
  const other = payment("2").hash
  const stored = [
    { hash: other, xdr, since: 1 },
    { hash, xdr: "AAAA", since: 1 },
  ]
  storage.setItem("alidade-send", JSON.stringify(stored))
  for (const { hash } of stored) {
    const { result } = renderHook(kit, () => useFeeBump(hash, { storage }))
    await until(() => result.current)
    await expect(result.current.bump(500n)).rejects.toMatchObject({ kind: "bad-request" })
  }
  expect(signTransaction).not.toHaveBeenCalled()
})
