import { networks } from "@alidade/core"
import { unfinished } from "@alidade/core/send"
import { transactionHashHex } from "@alidade/core/verify"
import { expect, test, vi } from "vitest"
import { connectedKit, renderHook, until } from "../../test/fixtures.js"
import type { servedNetwork } from "../../test/network.js"
import { world } from "../../test/sending.js"
import { useSendTransaction, useTransactionStatus } from "./index.js"

/** Lets the servers of a network accept what is sent, and say nothing of it until the test calls back. */
function silent(network: ReturnType<typeof servedNetwork>): () => void {
  let quiet = true
  vi.mocked(window.fetch).mockImplementation(async (request, init) => {
    const answer = await network.fetch(request as string, init)
    const looks = String(init?.body).includes("getTransaction") || !init?.body
    return quiet && looks ? new Response("", { status: 503 }) : answer
  })
  return () => {
    quiet = false
  }
}

test("send signs, sends, and follows to success, through each state", async () => {
  const { kit, payment, storage } = await world()
  const seen: string[] = []
  const { result } = renderHook(kit, () => {
    const sending = useSendTransaction({ storage })
    if (seen.at(-1) !== sending.status) seen.push(sending.status)
    return sending
  })
  await until(() => result.current)
  const { xdr, hash } = payment()
  expect(await result.current.send(xdr)).toMatchObject({ status: "success", hash })
  await expect.poll(() => result.current.status).toBe("success")
  expect(seen.filter((status) => status !== "submitting")).toEqual([
    "idle",
    "signing",
    "pending",
    "success",
  ])
  expect(result.current).toMatchObject({ hash, progress: { feeCharged: 100n } })
  expect(result.current).not.toHaveProperty("error")
})

test("send says why the network failed a transaction", async () => {
  const { kit, payment } = await world()
  const { result } = renderHook(kit, () => useSendTransaction({ storage: null }))
  await until(() => result.current)
  expect(await result.current.send(payment("99999999").xdr)).toMatchObject({ status: "failed" })
  await expect.poll(() => result.current.status).toBe("failed")
  expect(result.current.error).toMatchObject({ reason: { values: { code: "txFAILED" } } })
  expect(result.current).toHaveProperty("hash")
})

test("send submits nothing that the wallet has altered, and has no hash", async () => {
  const { kit, payment, signTransaction, network } = await world()
  const { result } = renderHook(kit, () => useSendTransaction({ storage: null }))
  await until(() => result.current)
  const sign = signTransaction.getMockImplementation()!
  signTransaction.mockImplementationOnce(() => sign(payment("1000").xdr))
  await expect(result.current.send(payment().xdr)).rejects.toMatchObject({ kind: "altered" })
  await expect.poll(() => result.current.status).toBe("failed")
  expect(result.current.error).toMatchObject({ kind: "altered" })
  expect(result.current).not.toHaveProperty("hash")
  expect(network.asked("/rpc")).toBe(0)
})

test("send refuses a second transaction while one is under way, and takes it afterwards", async () => {
  const { kit, payment, signTransaction } = await world()
  const { result } = renderHook(kit, () => useSendTransaction({ storage: null }))
  await until(() => result.current)
  const first = result.current.send(payment().xdr)
  await expect(result.current.send(payment("2").xdr)).rejects.toMatchObject({
    kind: "bad-request",
    reason: { key: "sendBusy" },
  })
  expect(await first).toMatchObject({ status: "success" })
  expect(signTransaction).toHaveBeenCalledOnce()
  expect(await result.current.send(payment("3").xdr)).toMatchObject({ status: "success" })
})

test("cancel ends the wallet's request, and nothing was sent", async () => {
  const { kit, payment } = await world(false)
  const { result } = renderHook(kit, () => useSendTransaction({ storage: null }))
  await until(() => result.current)
  const sending = result.current.send(payment().xdr)
  await expect.poll(() => kit.getState().pending.length).toBe(1)
  result.current.cancel()
  await expect(sending).rejects.toMatchObject({ kind: "aborted" })
  expect(kit.getState().pending).toEqual([])
  await expect.poll(() => result.current.status).toBe("idle")
  expect(result.current).not.toHaveProperty("hash")
})

test("cancel stops following what was sent, and resume follows it to its end", async () => {
  const { kit, payment, storage, network, signTransaction } = await world()
  const answer = silent(network)
  const { result } = renderHook(kit, () => useSendTransaction({ storage }))
  await until(() => result.current)
  const { xdr, hash } = payment()
  const sending = result.current.send(xdr)
  await expect.poll(() => result.current.status).toBe("pending")
  result.current.cancel()
  await expect(sending).rejects.toMatchObject({ kind: "aborted" })
  await expect.poll(() => result.current.status).toBe("idle")
  expect(result.current).toMatchObject({ hash, error: { kind: "aborted" } })
  answer()
  expect(await result.current.resume()).toMatchObject({ status: "success", hash })
  expect(signTransaction).toHaveBeenCalledOnce()
  expect(await result.current.resume()).toBeUndefined()
})

test("resume leaves alone what is remembered of another network", async () => {
  const { kit, payment, storage } = await world()
  const { xdr } = payment()
  const hash = await transactionHashHex(xdr, networks.Public)
  storage.setItem("alidade-send", JSON.stringify([{ hash, xdr, since: 1 }]))
  expect(unfinished(storage)).toHaveLength(1)
  const { result } = renderHook(kit, () => useSendTransaction({ storage }))
  await until(() => result.current)
  expect(await result.current.resume()).toBeUndefined()
  expect(result.current.status).toBe("idle")
})

test("unmounting ends the wallet's request of a send", async () => {
  const { kit, payment } = await world(false)
  const { result, unmount } = renderHook(kit, () => useSendTransaction({ storage: null }))
  await until(() => result.current)
  const sending = result.current.send(payment().xdr)
  await expect.poll(() => kit.getState().pending.length).toBe(1)
  unmount()
  await expect(sending).rejects.toMatchObject({ kind: "aborted" })
  expect(kit.getState().pending).toEqual([])
})

test("useTransactionStatus follows a hash until a ledger has it", async () => {
  const { kit, payment, network } = await world()
  const { xdr, hash } = payment()
  const { result } = renderHook(kit, () => useTransactionStatus(hash.toUpperCase()))
  await expect.poll(() => network.asked("/rpc")).toBeGreaterThan(0)
  expect(result.current).toEqual({ status: "pending" })
  const { signedTxXdr } = await kit.signTransaction(xdr)
  network.ledger.submit(signedTxXdr)
  await expect.poll(() => result.current.status, { timeout: 10_000 }).toBe("success")
  expect(result.current.sent).toMatchObject({ hash, feeCharged: 100n })
})

test("useTransactionStatus is idle without a hash, and says when nobody can be asked", async () => {
  const kit = await connectedKit()
  const nothing = renderHook(kit, () => useTransactionStatus("abc"))
  const unserved = renderHook(kit, () => useTransactionStatus("0".repeat(64)))
  await expect
    .poll(() => unserved.result.current.error)
    .toMatchObject({ reason: { key: "noServer" } })
  expect(unserved.result.current.status).toBe("idle")
  expect(nothing.result.current).toEqual({ status: "idle" })
})
