import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { dialog, part, row, wide } from "../../test/dialog.js"
import {
  ADDRESS,
  absent,
  connectedKit,
  kitOf,
  never,
  signed,
  until,
  wallet,
} from "../../test/fixtures.js"
import {
  assignButtons,
  closeModal,
  connectWithModal,
  createButton,
  openModal,
  removeButton,
} from "./index.js"

beforeEach(wide)
afterEach(() => {
  document.body.replaceChildren()
})

/** Adds an element to the page. */
function put(id: string, tag = "button"): HTMLElement {
  const element = document.createElement(tag)
  element.id = id
  element.textContent = id
  document.body.append(element)
  return element
}

const buttons = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-alidade="button"] [data-part="trigger"]'),
]

test("the button of a page without React takes a size, a label, and names", async () => {
  const kit = kitOf([wallet("Freighter")])
  const button = { label: "Log in", size: "small", account: "both" } as const
  await createButton(kit, put("place", "div"), { button, names: { [ADDRESS]: "Savings" } })
  expect(buttons()[0]?.textContent).toBe("Log in")
  expect(buttons()[0]?.offsetHeight).toBe(36)
  await kit.connect("freighter")
  await expect.poll(() => buttons()[0]?.textContent).toContain("Savings GBXF…ZYCP7L")
})

test("creates one button per kit in any container, and a new one after removal [S4.10 S4.11 S4.12 S4.13]", async () => {
  const kit = await connectedKit()
  const [first, second] = [put("one", "div"), put("two", "div")]
  await expect(removeButton(kit)).rejects.toMatchObject({ kind: "bad-request" })
  await expect(createButton(kit, "#nowhere")).rejects.toThrow("container is not available")
  const created = createButton(kit, "#one")
  // Also while the first is loading.
  await expect(createButton(kit, second)).rejects.toThrow("The button has been created already")
  await created
  await expect(createButton(kit, first)).rejects.toThrow("The button has been created already")
  expect(buttons().map(({ textContent }) => textContent)).toEqual(["GBXF…ZYCP7L"])
  expect(first.contains(buttons()[0]!)).toBe(true)

  await removeButton(kit, { skipDisconnect: true })
  expect(first.childElementCount).toBe(0)
  expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: ADDRESS })
  await expect(removeButton(kit)).rejects.toThrow("The button has not been created")

  await createButton(kit, second)
  expect(second.contains(buttons()[0]!)).toBe(true)
  await removeButton(kit)
  expect(kit.getState().activeAddress).toBeUndefined()
  expect(second.childElementCount).toBe(0)

  // Another kit has its own button.
  await createButton(kitOf([wallet("Freighter")]), first)
  expect(buttons()).toHaveLength(1)
})

test("allows custom texts for the button, the title and 'Not available', and emits the picked descriptor", async () => {
  const kit = kitOf([absent("Freighter"), wallet("Albedo")])
  const selected = vi.fn()
  kit.on("walletSelected", selected)
  const messages = { connect: "Join", pickerTitle: "Choose", notAvailable: "Absent" }
  await createButton(kit, put("place", "div"), { messages })
  await userEvent.click(page.getByRole("button", { name: "Join" }))
  await expect.element(page.getByRole("dialog", { name: "Choose" })).toBeVisible()
  await until(() => !kit.getState().probing)
  await until(() => row("freighter").textContent.includes("Absent"))
  await userEvent.click(row("albedo"))
  await expect.poll(() => selected.mock.calls.length).toBe(1)
  const albedo = { id: "albedo", name: "Albedo", type: "HOT_WALLET", isAvailable: true }
  expect(selected).toHaveBeenCalledWith(expect.objectContaining(albedo))
  await expect.poll(() => buttons()[0]?.textContent).toBe("GBXF…ZYCP7L")
  await expect.poll(dialog).toBeNull()
  expect(document.activeElement).toBe(buttons()[0])
})

test("refuses to open the modal twice, and opens it again after closing [S4.6]", async () => {
  const kit = kitOf([wallet("Freighter", { getAddress: () => never })])
  const first = openModal(kit)
  const twice = { kind: "bad-request", message: "The modal is already open" }
  // Also while it is loading.
  await expect(openModal(kit)).rejects.toMatchObject(twice)
  await until(() => part("title"))
  await expect(openModal(kit)).rejects.toMatchObject(twice)
  expect(document.querySelectorAll("dialog")).toHaveLength(1)
  closeModal(kit)
  expect(await first).toBeUndefined()
  await expect.poll(dialog).toBeNull()

  const second = openModal(kit)
  await until(() => !kit.getState().probing && row("freighter"))
  row("freighter").click()
  expect((await second)?.id).toBe("freighter")
  // The same dialog still shows the wallet's pending request.
  await expect(openModal(kit)).rejects.toMatchObject(twice)
  closeModal(kit)
  await expect.poll(dialog).toBeNull()
  expect(kit.getState().pending).toEqual([])

  const reopened = openModal(kit)
  closeModal(kit)
  expect(await reopened).toBeUndefined()
  expect(dialog()).toBeNull()
})

test("connects and waits, so that the next line can sign, which shows its own dialog", async () => {
  const messages = { pickerTitle: "Choose" }
  let approve = (_: { signedMessage: string }): void => {}
  const signMessage = () =>
    new Promise<{ signedMessage: string }>((resolve) => {
      approve = resolve
    })
  const kit = kitOf([wallet("Freighter", { signMessage })])
  const connecting = connectWithModal(kit, { messages })
  await expect.element(page.getByRole("dialog", { name: "Choose" })).toBeVisible()
  const open = { kind: "bad-request", message: "The modal is already open" }
  await expect(connectWithModal(kit)).rejects.toMatchObject(open)
  await until(() => row("freighter")?.dataset.state === "available")
  row("freighter").click()
  expect(await connecting).toEqual({ address: ADDRESS, walletId: "freighter" })
  const signing = kit.signMessage(signed.message)
  await until(() => dialog()?.dataset.view === "signing")
  approve(signed)
  expect(await signing).toMatchObject({ verified: "signature" })
  await expect.poll(dialog).toBeNull()
})

test("stops waiting for a connection when the dialog closes or the kit is destroyed", async () => {
  const kit = kitOf([wallet("Freighter", { getAddress: () => never })])
  const closed = connectWithModal(kit)
  await until(() => row("freighter")?.dataset.state === "available")
  row("freighter").click()
  await until(() => kit.getState().pending.length === 1)
  closeModal(kit)
  expect(await closed).toBeUndefined()
  expect(kit.getState().pending).toEqual([])

  const abandoned = connectWithModal(kit)
  await until(() => row("freighter"))
  kit.destroy()
  expect(await abandoned).toBeUndefined()
  expect(dialog()).toBeNull()
})

test("closes the dialog and rejects when the signal aborts, before and while it is open", async () => {
  const kit = kitOf([wallet("Freighter", { getAddress: () => never })])
  const reason = new Error("The visitor has left.")
  const aborted = { kind: "aborted", cause: reason }
  const early = AbortSignal.abort(reason)
  await expect(connectWithModal(kit, { signal: early })).rejects.toMatchObject(aborted)
  expect(dialog()).toBeNull()

  const loading = new AbortController()
  const waiting = connectWithModal(kit, { signal: loading.signal })
  loading.abort(reason)
  await expect(waiting).rejects.toMatchObject(aborted)

  const open = new AbortController()
  const pending = connectWithModal(kit, { signal: open.signal })
  await until(() => row("freighter")?.dataset.state === "available")
  row("freighter").click()
  await until(() => kit.getState().pending.length === 1)
  open.abort(reason)
  await expect(pending).rejects.toMatchObject(aborted)
  expect(kit.getState().pending).toEqual([])
  await expect.poll(dialog).toBeNull()

  const later = new AbortController()
  const next = connectWithModal(kit, { signal: later.signal })
  await until(() => row("freighter"))
  closeModal(kit)
  expect(await next).toBeUndefined()
  later.abort()
})

test("closes the dialog when the kit is destroyed, and opens none for it afterwards", async () => {
  const kit = kitOf([wallet("Freighter")])
  expect(kit.destroyed).toBe(false)
  const open = openModal(kit)
  await until(() => row("freighter"))
  kit.destroy()
  expect(await open).toBeUndefined()
  await expect.poll(dialog).toBeNull()
  expect(kit.destroyed).toBe(true)
  expect(await connectWithModal(kit)).toBeUndefined()
  expect(await openModal(kit)).toBeUndefined()
  expect(dialog()).toBeNull()
})

test("takes null for no options, and refuses anything but a kit with a typed error", async () => {
  const kit = kitOf([wallet("Freighter")])
  const none = null as never
  const opened = connectWithModal(kit, none)
  await until(() => row("freighter"))
  closeModal(kit)
  expect(await opened).toBeUndefined()
  await expect.poll(dialog).toBeNull()
  await createButton(kit, put("place", "div"), none)
  await removeButton(kit, none)
  expect(() => assignButtons(kit, none)).toThrow("connectEl is not available")
  const refused = { name: "WalletError", kind: "bad-request" }
  for (const wrong of [null, undefined, 7, "kit", {}] as never[]) {
    await expect(connectWithModal(wrong)).rejects.toMatchObject(refused)
    await expect(openModal(wrong)).rejects.toMatchObject(refused)
    await expect(createButton(wrong, "#place")).rejects.toMatchObject(refused)
    await expect(removeButton(wrong)).rejects.toMatchObject(refused)
  }
})

test("turns page elements or selectors into buttons, and names a missing one [S5.5 S5.6]", async () => {
  const kit = kitOf([wallet("Freighter")])
  const [connectEl] = [put("in"), put("out")]
  for (const missing of ["#missing", "not a selector!", null, 7]) {
    const element = missing as string
    expect(() => assignButtons(kit, { connectEl: element, disconnectEl: "#out" })).toThrow(
      "connectEl is not available",
    )
    expect(() => assignButtons(kit, { connectEl, disconnectEl: element })).toThrow(
      "disconnectEl is not available",
    )
  }
  const [onConnect, onDisconnect, clicked] = [vi.fn(), vi.fn(), vi.fn()]
  kit.on("buttonClicked", clicked)
  const undo = assignButtons(kit, { connectEl, disconnectEl: "#out", onConnect, onDisconnect })
  await userEvent.click(connectEl!)
  await until(() => !kit.getState().probing && row("freighter"))
  connectEl!.click()
  expect(document.querySelectorAll("dialog")).toHaveLength(1)
  await userEvent.click(row("freighter"))
  await expect.poll(() => onConnect.mock.calls).toEqual([[{ address: ADDRESS }]])
  await expect.poll(dialog).toBeNull()
  expect(document.activeElement).toBe(connectEl)
  await userEvent.click(page.getByText("out"))
  await expect.poll(() => onDisconnect.mock.calls.length).toBe(1)
  expect(kit.getState().status).toBe("disconnected")
  expect(clicked).toHaveBeenCalledTimes(2)

  undo()
  connectEl!.click()
  await kit.connect("freighter")
  expect(clicked).toHaveBeenCalledTimes(2)
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test("shows signature requests on such a page and lets the user cancel them", async () => {
  const kit = await connectedKit(wallet("Freighter", { signMessage: () => never }))
  const undo = assignButtons(kit, { connectEl: put("in"), disconnectEl: put("out") })
  const request = kit.signMessage("Hello").catch((error) => error.kind)
  await expect.element(page.getByRole("dialog", { name: "Sign in Freighter" })).toBeVisible()
  await userEvent.click(page.getByRole("button", { name: "Cancel" }))
  expect(await request).toBe("aborted")
  await expect.poll(dialog).toBeNull()
  undo()
})
