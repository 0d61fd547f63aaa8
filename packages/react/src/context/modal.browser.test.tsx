import { expect, test, vi } from "vitest"
import { closeModal, createModal } from "./modal.js"

test("a dialog that cannot be loaded ends in a typed error, and may be opened again", async () => {
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

test("closed before it is loaded it is over at once, and does not appear later", async () => {
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
