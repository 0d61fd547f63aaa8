import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { LastLedger } from "./last-ledger.js"
import { createNetworkClocks, isLarge } from "./network-clock.js"

const URL = "https://horizon.example"
const DAY = 86_400_000
const CLOSED = Date.UTC(2026, 10, 21)

const ledgerAt = (closedAt: number): LastLedger => ({
  sequence: 730,
  closedAt,
  baseReserve: 5_000_000n,
})

beforeEach(() => {
  vi.useFakeTimers({ now: CLOSED })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A clock that was asked once, on a computer whose own clock is ahead of the network's. */
async function clockAhead(ahead: number) {
  vi.setSystemTime(CLOSED + ahead)
  const read = vi.fn(async (): Promise<LastLedger | undefined> => ledgerAt(CLOSED))
  const clocks = createNetworkClocks(read)
  expect(clocks.at(URL).source).toBe("asking")
  const stop = clocks.follow(URL)
  await vi.advanceTimersByTimeAsync(0)
  return { read, clocks, stop }
}

test.each([DAY, -DAY, 0])(
  "keeps the network's time running on a computer that is %s ms ahead",
  async (ahead) => {
    const { clocks } = await clockAhead(ahead)
    expect(clocks.at(URL)).toEqual({ now: CLOSED, latestLedger: 730, ahead, source: "network" })
    expect(isLarge(clocks.at(URL).ahead)).toBe(ahead !== 0)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(clocks.at(URL).now).toBe(CLOSED + 5_000)
  },
)

test("reads the time again while it is followed, and not after", async () => {
  const { read, clocks, stop } = await clockAhead(0)
  // Somebody sets the computer's clock.
  read.mockImplementation(async () => ledgerAt(CLOSED + 30_000))
  vi.setSystemTime(CLOSED + DAY)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(clocks.at(URL).now).toBe(CLOSED + 30_000)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(read).toHaveBeenCalledTimes(2)
})

test("without an answer it uses the computer's clock and says so, but keeps a known difference", async () => {
  const clocks = createNetworkClocks(async () => undefined)
  clocks.follow(URL)
  await vi.advanceTimersByTimeAsync(0)
  expect(clocks.at(URL)).toMatchObject({ now: CLOSED, ahead: 0, source: "computer" })
  const { read, clocks: known } = await clockAhead(DAY)
  read.mockImplementation(async () => undefined)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(known.at(URL)).toMatchObject({ now: CLOSED + 30_000, ahead: DAY, source: "network" })
})
