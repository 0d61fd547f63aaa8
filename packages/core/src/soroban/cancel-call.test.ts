import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { type ContractWorld, createContractWorld, user } from "../../test/contract-world.js"

let world: ContractWorld
beforeEach(async () => {
  world = await createContractWorld()
})
afterEach(() => world.end())

/** Ends only with its signal, as a server that does not answer. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason))
  })
}

describe("cancel", () => {
  const hangs = new Promise<never>(() => {})

  test("while it simulates", async () => {
    const contract = await world.token()
    await world.balance(contract, user)
    vi.stubGlobal("fetch", (_: unknown, { signal }: RequestInit) => untilAborted(signal))
    const one = world.caller()
    const done = one.call(world.transfer(contract))
    expect(one.getState().status).toBe("simulating")
    one.cancel()
    await expect(done).rejects.toMatchObject({ kind: "aborted" })
    expect(one.getState()).toMatchObject({ status: "idle", error: { kind: "aborted" } })
  })

  test("while others have to sign, and in the review", async () => {
    const holder = world.network.keypair("holder")
    world.network.fund(holder)
    const contract = await world.token(holder.publicKey())
    for (const [call, status] of [
      [world.transfer(contract, 30n, holder.publicKey()), "waiting"],
      [world.transfer(await world.token()), "review"],
    ] as const) {
      const one = world.caller()
      const done = one.call(call, { confirm: true })
      await vi.waitUntil(() => one.getState().status === status)
      one.cancel()
      await expect(done).rejects.toMatchObject({ kind: "aborted" })
      expect(one.getState()).toMatchObject({ status: "idle", error: { kind: "aborted" } })
      one.proceed()
      expect(one.getState().status).toBe("idle")
    }
    expect(world.wallet.calls).toEqual([])
  })

  test("while the wallet is asked: its request ends too", async () => {
    world.wallet.signTransaction = () => hangs
    const one = world.caller()
    const done = one.call(world.transfer(await world.token()))
    await vi.waitUntil(() => world.kit.getState().pending.length === 1)
    one.cancel()
    await expect(done).rejects.toMatchObject({ kind: "aborted" })
    expect(world.kit.getState().pending).toEqual([])
    expect(one.getState().status).toBe("idle")
  })

  test("while it is pending: it is no longer followed, and its hash stays", async () => {
    const one = world.caller()
    world.faults.set("getTransaction", () => ({
      status: "NOT_FOUND",
      oldestLedgerCloseTime: "1",
      latestLedgerCloseTime: "2",
    }))
    const done = one.call(world.transfer(await world.token()))
    await vi.waitUntil(() => one.getState().status === "pending")
    one.cancel()
    await expect(done).rejects.toMatchObject({ kind: "aborted" })
    expect(one.getState()).toMatchObject({
      status: "idle",
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      error: { kind: "aborted" },
    })
  })
})
