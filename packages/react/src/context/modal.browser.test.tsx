import { expect, test, vi } from "vitest"
import { kitOf, wallet } from "../../test/fixtures.js"
import { createModal } from "./modal.js"

const Nothing = (): null => null

test("a dialog that cannot be loaded ends in a typed error, and may be opened again", async () => {
  const kit = kitOf([])
  const closed = vi.fn()
  kit.on("modalClosed", closed)
  const cause = new TypeError("offline")
  const load = vi.fn(async () => Nothing).mockRejectedValueOnce(cause)
  const modal = createModal(kit, load)
  const session = modal.open(null)
  await expect(session).rejects.toMatchObject({ kind: "external", cause })
  expect(modal.getState()).toBeUndefined()
  expect(closed).toHaveBeenCalledTimes(1)

  const again = modal.open(null)
  expect(again).not.toBe(session)
  await vi.waitUntil(() => modal.getState()?.Component)
  modal.close()
  expect(modal.getState()?.closing).toBe(true)
  expect(await again).toBeUndefined()
  expect(closed).toHaveBeenCalledTimes(2)
})

test("closed before it is loaded it is over at once, and does not appear later", async () => {
  let arrive: ((component: typeof Nothing) => void) | undefined
  const loaded = new Promise<typeof Nothing>((resolve) => {
    arrive = resolve
  })
  const modal = createModal(kitOf([]), () => loaded)
  const session = modal.open(null)
  modal.close()
  expect(await session).toBeUndefined()
  arrive?.(Nothing)
  await loaded
  expect(modal.getState()).toBeUndefined()
})

test("opened while it closes, the first opening ends and the second takes its place", async () => {
  const kit = kitOf([wallet("Freighter")])
  const modal = createModal(kit, async () => Nothing)
  const first = modal.open(null)
  await vi.waitUntil(() => modal.getState()?.Component)
  modal.close()
  const second = modal.open(null)
  expect(await first).toBeUndefined()
  expect(modal.getState()?.closing).toBe(false)
  const [chosen] = kit.getState().allowedWallets
  modal.getState()?.settle(chosen)
  expect(await second).toBe(chosen)
})
