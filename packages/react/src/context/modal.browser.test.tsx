import { expect, test, vi } from "vitest"
import { ADDRESS, kitOf, wallet } from "../../test/fixtures.js"
import { closeModal } from "./close-modal.js"
import { connectAndWait } from "./connect-and-wait.js"
import { createModal } from "./modal.js"

test("rejects with a typed error if the dialog cannot be loaded, and can be opened again", async () => {
  const cause = new TypeError("offline")
  const load = vi.fn(async () => {}).mockRejectedValueOnce(cause)
  const modal = createModal(load)
  const session = modal.open(null)
  await expect(session).rejects.toMatchObject({ kind: "external", cause })
  expect(modal.getState()).toBeUndefined()

  const again = modal.open(null)
  expect(again).not.toBe(session)
  expect(modal.open(null)).toBe(again)
  closeModal(modal)
  expect(await again).toBeUndefined()
})

test("closes at once while loading, and does not appear later", async () => {
  let arrive = (): void => {}
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const modal = createModal(() => loaded)
  const session = modal.open(null)
  closeModal(modal)
  expect(await session).toBeUndefined()
  arrive()
  await loaded
  expect(modal.getState()).toBeUndefined()
})

test("does not appear later if a connection succeeds while it is loading", async () => {
  const kit = kitOf([wallet("Freighter")])
  const modal = createModal(() => new Promise(() => {}))
  const outcome = connectAndWait(kit, modal, null)
  await kit.connect("freighter")
  expect(await outcome).toEqual({ address: ADDRESS, walletId: "freighter" })
  expect(modal.getState()).toBeUndefined()
})
