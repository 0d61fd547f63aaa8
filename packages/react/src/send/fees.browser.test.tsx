import { expect, test, vi } from "vitest"
import { connectedKit, render, renderHook, until, wallet } from "../../test/fixtures.js"
import { kitNetwork, servedNetwork } from "../../test/network.js"
import { useFees } from "./index.js"

/** A network that nobody else of this page reads, and a kit on it. */
async function world(seed: string) {
  const network = servedNetwork(seed)
  network.close()
  return { network, kit: await connectedKit(wallet("Freighter"), kitNetwork(network)) }
}

test("useFees has what to offer, what it rests on, and rises with the network's fees", async () => {
  const { network, kit } = await world("fees-1")
  const { result } = renderHook(kit, () => useFees())
  await expect.poll(() => result.current.status).toBe("ready")
  const quiet = { slow: 100n, usual: 100n, fast: 100n }
  const ledger = network.ledger.latest().header.ledgerSeq
  expect(result.current).toMatchObject({
    ...quiet,
    contract: quiet,
    server: network.rpcUrl,
    ledger,
  })
  network.surge(700n)
  await result.current.refresh()
  await expect.poll(() => result.current.slow).toBe(700n)
})

const Fee = () => <p>{`${useFees().usual}`}</p>

test("all components of a page share one request for fees, and a hidden page makes none", async () => {
  const { network, kit } = await world("fees-2")
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false)
  try {
    render(
      kit,
      <>
        <Fee />
        <Fee />
      </>,
    )
    await expect.poll(() => document.querySelector("p")?.textContent).toBe("100")
    expect(network.asked("/rpc")).toBe(1)
    vi.advanceTimersByTime(30_000)
    await expect.poll(() => network.asked("/rpc")).toBe(2)
    hidden.mockReturnValue(true)
    document.dispatchEvent(new Event("visibilitychange"))
    vi.advanceTimersByTime(120_000)
    expect(network.asked("/rpc")).toBe(2)
  } finally {
    hidden.mockRestore()
    vi.useRealTimers()
  }
})

test("useFees says why nobody answered, keeps what it knew, and is idle without a server", async () => {
  const { kit } = await world("fees-3")
  const { result } = renderHook(kit, () => useFees())
  await expect.poll(() => result.current.status).toBe("ready")
  vi.mocked(window.fetch).mockRejectedValue(new TypeError("down"))
  await result.current.refresh()
  await expect.poll(() => result.current.status).toBe("failed")
  expect(result.current).toMatchObject({ usual: 100n, error: { kind: "external" } })
  const alone = renderHook(await connectedKit(), () => useFees())
  await until(() => alone.result.current)
  expect(alone.result.current).toMatchObject({ status: "idle", reading: false })
})
