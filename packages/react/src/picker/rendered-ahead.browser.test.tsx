import { Profiler } from "react"
import { expect, onTestFinished, test, vi } from "vitest"
import { dialog, ids, part, regionText, settled, trigger } from "../../test/dialog.js"
import { frame, kitOf, render, until, wallet } from "../../test/fixtures.js"
import { ConnectButton } from "../index.js"

const icons = ["freighter", "albedo"].map(
  (id) => new URL(`/packages/wallets/src/${id}/icon.svg?of-this-test`, location.href).href,
)
// Other files' pages may have filled the browser's own 250 places.
performance.setResourceTimingBufferSize(10_000)
const requests = (): number[] =>
  icons.map((url) => performance.getEntriesByName(url, "resource").length)
const [first, second] = icons.map((productIcon, at) =>
  wallet(["Freighter", "Albedo"][at]!, { productIcon }),
)

test("renders the picker and its icons ahead, outside the page and without listeners", async () => {
  const kit = kitOf([first!, second!])
  const attach = vi.spyOn(kit, "attachScreen")
  const listen = vi.spyOn(window, "addEventListener")
  render(kit, <ConnectButton />)
  await until(() => `${requests()}` === "1,1")
  await frame()
  expect(document.querySelector("dialog")).toBeNull()
  expect(attach).not.toHaveBeenCalled()
  expect(listen.mock.calls.map(([name]) => name)).not.toContain("keydown")
  listen.mockRestore()

  trigger().click()
  // React shows it at the end of the click's task.
  await Promise.resolve()
  expect(ids()).toEqual(["freighter", "albedo"])
  expect(dialog()?.matches(":modal")).toBe(true)
  expect(settled()).toBe(true)
  expect(attach).toHaveBeenCalled()
  await frame()
  expect(requests()).toEqual([1, 1])
})

test("renders the picker ahead once, when the first probe has ended", async () => {
  const answers: (() => void)[] = []
  const isAvailable = (): Promise<boolean> =>
    new Promise((resolve) => answers.push(() => resolve(true)))
  const kit = kitOf(["Freighter", "Albedo", "Rabet"].map((name) => wallet(name, { isAvailable })))
  const create = vi.spyOn(document, "createElement")
  const dialogs = (): number => create.mock.calls.filter(([name]) => name === "dialog").length
  render(kit, <ConnectButton />)
  await until(trigger)
  // Loads the dialog before the probe has ended.
  trigger().focus()
  await until(() => answers.length === 3)
  for (const answer of answers.slice(1)) {
    answer()
    await frame()
  }
  expect(dialogs()).toBe(0)
  answers[0]!()
  await until(() => dialogs() > 0)
  await frame()
  expect(dialogs()).toBe(1)
  create.mockRestore()
})

test("is laid out ahead without rows, then two rows at a time up to eight, and opens with all", async () => {
  const seen: string[][] = []
  const measure = HTMLDialogElement.prototype.getBoundingClientRect
  const spy = vi.spyOn(HTMLDialogElement.prototype, "getBoundingClientRect")
  spy.mockImplementation(function (this: HTMLDialogElement) {
    const rows = [...this.querySelectorAll<HTMLElement>("[data-wallet]")]
    if (this.open && !this.matches(":modal"))
      seen.push(rows.filter((row) => row.checkVisibility()).map((row) => row.dataset.wallet!))
    return measure.call(this)
  })
  onTestFinished(() => spy.mockRestore())
  const names = [
    "Freighter",
    "Albedo",
    "Rabet",
    "Hana",
    "LOBSTR",
    "xBull",
    "HOT",
    "Ledger",
    "Klever",
  ]
  render(kitOf(names.map((name) => wallet(name))), <ConnectButton />)
  await until(() => seen.flat().length === 8)
  expect(seen.map((rows) => rows.length)).toEqual([0, 2, 2, 2, 2])
  trigger().click()
  await until(settled)
  expect(ids().slice(0, 8)).toEqual(seen.slice(0, 5).flat())
  expect(ids()).toHaveLength(names.length)
  expect(document.querySelectorAll('dialog li[style*="display"]')).toHaveLength(0)
})

test("opens at its final size, without an animation from zero", async () => {
  const animate = vi.spyOn(Element.prototype, "animate")
  render(kitOf([first!, second!]), <ConnectButton />)
  await until(() => `${requests()}` === "1,1")
  // The size of the closed dialog is observed in the frames after it is rendered.
  await frame()
  await frame()
  trigger().click()
  await until(settled)
  await frame()
  await frame()
  expect(animate).not.toHaveBeenCalled()
  animate.mockRestore()
})

test("shows changes from before it opened, without announcing them", async () => {
  let installed = false
  const kit = kitOf([wallet("Freighter"), wallet("Albedo", { isAvailable: async () => installed })])
  const { rerender } = render(kit, <ConnectButton />)
  await until(() => !kit.getState().probing)
  rerender(<ConnectButton label="Again" />)
  await frame()
  installed = true
  await kit.refreshSupportedWallets()
  await frame()
  trigger().click()
  await until(settled)
  await frame()
  expect(part("list")?.querySelectorAll('[data-state="available"]').length).toBe(2)
  expect(regionText("status")).toBe("")
})

test("draws the icons ahead once they have loaded", async () => {
  const drawn: number[] = []
  const draw = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, "drawImage")
  draw.mockImplementation((image) => void drawn.push((image as HTMLImageElement).naturalWidth))
  // The idle callback runs before an icon with an address of its own has loaded.
  const late = new URL("/packages/wallets/src/rabet/icon.svg?loads-late", location.href).href
  render(kitOf([first!, wallet("Rabet", { productIcon: late })]), <ConnectButton />)
  await until(() => drawn.length > 0)
  draw.mockRestore()
  expect(drawn.length).toBe(2)
  expect(drawn.every((width) => width > 0)).toBe(true)
})

test("does not render the button again when the picker has loaded", async () => {
  const create = vi.spyOn(document, "createElement")
  const commit = vi.fn()
  render(
    kitOf([first!, second!]),
    <Profiler id="button" onRender={commit}>
      <ConnectButton />
    </Profiler>,
  )
  await until(() => create.mock.calls.some(([name]) => name === "dialog"))
  create.mockRestore()
  await frame()
  // The first time, and when the probe has ended.
  expect(commit.mock.calls.length).toBe(2)
})

test("lays out the closed picker when the browser is idle, then removes it", async () => {
  const widths: number[] = []
  const measure = vi.spyOn(HTMLDialogElement.prototype, "getBoundingClientRect")
  measure.mockImplementation(function (this: HTMLDialogElement) {
    widths.push(this.offsetWidth)
    return new DOMRect()
  })
  render(kitOf([first!, second!]), <ConnectButton />)
  await until(() => widths.length > 0)
  measure.mockRestore()
  // Without rows first, and with rows if the browser was idle again by now.
  expect(Math.min(...widths)).toBeGreaterThan(0)
  expect(document.querySelector("dialog")).toBeNull()
})
