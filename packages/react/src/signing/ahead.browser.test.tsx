import { beforeEach, expect, test, vi } from "vitest"
import { dialog, part, wide } from "../../test/dialog.js"
import { frame, kitOf, never, render, signed, until, wallet } from "../../test/fixtures.js"
import { SigningView } from "../index.js"
import { loadViews } from "../preview/load.js"
import { loadDialog } from "./load.js"
import { loadVerification } from "./load-verification.js"

vi.mock("./load.js", { spy: true })
vi.mock("./load-verification.js", { spy: true })
vi.mock("../preview/load.js", { spy: true })

const parts = [loadDialog, loadViews, loadVerification]

beforeEach(() => {
  wide()
  for (const load of parts) vi.mocked(load).mockClear()
})

const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve))
const loads = (): number[] => parts.map((load) => vi.mocked(load).mock.calls.length)

test("loads what a signature needs once somebody is connected and the browser is idle", async () => {
  const kit = kitOf([wallet("Freighter")])
  render(kit, <SigningView />)
  await kit.preload()
  await idle()
  await frame()
  expect(loads()).toEqual([0, 0, 0])
  await kit.connect("freighter")
  await until(() => loads().every((count) => count === 1))
  expect(dialog()).toBeNull()
})

test("loads no preview for an app that shows its own", async () => {
  const kit = kitOf([wallet("Freighter")])
  render(kit, <SigningView preview={() => "own"} />)
  await kit.connect("freighter")
  await until(() => loads()[0] === 1 && loads()[2] === 1)
  await frame()
  expect(loads()).toEqual([1, 0, 1])
})

test("loads again with the request what could not be loaded before", async () => {
  vi.mocked(loadDialog).mockRejectedValueOnce(new TypeError("offline"))
  const kit = kitOf([wallet("Freighter", { signTransaction: () => never })])
  render(kit, <SigningView />)
  await kit.connect("freighter")
  await until(() => loads()[0] === 1)
  await frame()
  kit.signTransaction(signed.xdr).catch(() => {})
  await until(() => part("transaction"))
  expect(loads()[0]).toBe(2)
})
