import type { AccountsPrompt, BlindPrompt, OverlayPrompt, PartiesPrompt } from "@alidade/core"
import { WalletError } from "@alidade/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  act,
  actions,
  animationsDone,
  dialog,
  part,
  regionText,
  state,
  wide,
} from "../../test/dialog.js"
import {
  ADDRESS,
  connectedKit,
  frame,
  OTHER,
  render,
  signed,
  until,
  wallet,
  watched,
} from "../../test/fixtures.js"
import { startPrompted } from "../../test/prompted.js"
import { SigningView } from "../index.js"

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe("the account picker", () => {
  const prompt = (own: Partial<AccountsPrompt> = {}): AccountsPrompt => ({
    kind: "accounts",
    accounts: [
      { publicKey: ADDRESS, index: 0 },
      { publicKey: OTHER, index: 1 },
    ],
    reading: false,
    more: vi.fn(),
    read: vi.fn(),
    verify: vi.fn(async () => true),
    choose: vi.fn(),
    ...own,
  })
  const texts = (): string[] =>
    [...document.querySelectorAll('[data-part="account"] [data-action="choose"]')].map(
      ({ textContent }) => textContent,
    )

  test("has its title, and each account's short address and path [S2.25 S2.26 S2.27]", async () => {
    const { show } = await startPrompted()
    const accounts = prompt()
    show(accounts)
    await expect.element(page.getByRole("dialog", { name: "Pick your account" })).toBeVisible()
    expect(texts()).toEqual(["GBXF…ZYCP7L 44'/148'/0'", "GDRX…SUJUJ6 44'/148'/1'"])
    await userEvent.click(page.getByRole("button", { name: /44'\/148'\/1'/ }))
    expect(accounts.choose).toHaveBeenCalledWith({ publicKey: OTHER, index: 1 })
  })

  test("is 25rem wide from 768 px up, and a full-width sheet below [S2.12 S2.13]", async () => {
    const { show } = await startPrompted()
    show(prompt())
    await until(() => part("accounts"))
    await page.viewport(768, 800)
    await animationsDone()
    expect(part("panel")?.getBoundingClientRect().width).toBe(400)
    await page.viewport(390, 800)
    await expect.poll(() => part("panel")?.getBoundingClientRect().width).toBe(390)
    await animationsDone()
    expect(part("panel")?.getBoundingClientRect().bottom).toBe(800)
  })

  test("is as high as its content, unlike the list of accounts in the menu", async () => {
    const { show } = await startPrompted()
    show(prompt())
    await until(() => part("accounts"))
    const { display, maxBlockSize } = getComputedStyle(part("accounts")!)
    expect([display, maxBlockSize]).toEqual(["grid", "none"])
  })

  test("shows a spinner and announces it while reading accounts one by one [S2.28]", async () => {
    const { show } = await startPrompted()
    show(prompt({ accounts: [], reading: true }))
    await until(() => part("reading")?.querySelector(".alidade-spinner"))
    await until(() => regionText("status") === "Reading accounts from your device…")
    show(prompt({ accounts: [{ publicKey: ADDRESS, index: 0 }], reading: true }))
    await until(() => texts().length === 1)
    expect(act("more").ariaDisabled).toBe("true")
    show(prompt())
    await until(() => !part("reading"))
    await until(() => regionText("status") === "2 accounts read")
  })

  test("reads the next ten accounts, and one at a given index", async () => {
    const { show } = await startPrompted()
    const accounts = prompt()
    show(accounts)
    await until(() => part("accounts"))
    await userEvent.click(act("more"))
    expect(accounts.more).toHaveBeenCalledOnce()
    await userEvent.fill(page.getByLabelText("Enter an index"), "2147483648")
    await userEvent.click(act("read"))
    expect(accounts.read).not.toHaveBeenCalled()
    await userEvent.fill(page.getByLabelText("Enter an index"), "77")
    await userEvent.click(act("read"))
    expect(accounts.read).toHaveBeenCalledWith(77)
  })

  test("shows the full address during verification on the device, and announces the result", async () => {
    const { show } = await startPrompted()
    let confirm: (confirmed: boolean) => void = () => {}
    const accounts = prompt({
      verify: vi.fn(() => new Promise<boolean>((resolve) => (confirm = resolve))),
    })
    show(accounts)
    await until(() => part("accounts"))
    await userEvent.click(page.getByRole("button", { name: "Verify on device, GBXF…ZYCP7L" }))
    show({ ...accounts, verifying: 0 })
    await until(() => part("verification")?.textContent?.includes(ADDRESS))
    await until(
      () =>
        regionText("status") === "Compare it with the address on your device, then confirm there.",
    )
    confirm(false)
    show(accounts)
    await until(() => part("verification")?.textContent?.trim() === "Not confirmed on the device")
    await until(() => regionText("status") === "Not confirmed on the device")
  })

  test("offers no verification if the wallet's client cannot show an address on the device", async () => {
    const { show } = await startPrompted()
    const { verify: _, ...accounts } = prompt()
    show(accounts)
    await until(() => part("accounts"))
    expect(texts()).toHaveLength(2)
    expect(document.querySelector('[data-action="verify"]')).toBeNull()
  })

  test("keeps focus on the button during verification, and requests nothing twice", async () => {
    const { show } = await startPrompted()
    const accounts = prompt({ verify: vi.fn(() => new Promise<boolean>(() => {})) })
    show(accounts)
    await until(() => part("accounts"))
    for (const [action, busy] of [
      ["more", { reading: true }],
      ["verify", { verifying: 0 }],
      ["read", { reading: true }],
    ] as const) {
      await userEvent.fill(page.getByLabelText("Enter an index"), "7")
      act(action).focus()
      await userEvent.keyboard("{Enter}")
      show({ ...accounts, ...busy })
      await until(() => act(action).ariaDisabled === "true")
      await frame()
      expect(document.activeElement).toBe(act(action))
      await userEvent.keyboard("{Enter}")
      show(accounts)
      await until(() => act(action).ariaDisabled === "false")
    }
    expect(accounts.more).toHaveBeenCalledOnce()
    expect(accounts.verify).toHaveBeenCalledExactlyOnceWith(0)
    expect(accounts.read).toHaveBeenCalledExactlyOnceWith(7)
  })

  test("announces reading again after a verification", async () => {
    const { show } = await startPrompted()
    const accounts = prompt()
    show(accounts)
    await until(() => part("accounts"))
    await userEvent.click(page.getByRole("button", { name: "Verify on device, GBXF…ZYCP7L" }))
    await until(() => regionText("status") === "Confirmed on the device")
    show({ ...accounts, reading: true })
    await until(() => regionText("status") === "Reading accounts from your device…")
  })

  test("shows why the device stopped, and retries", async () => {
    const { show } = await startPrompted()
    const accounts = prompt({ error: new WalletError("locked", "Unlock your device.") })
    show(accounts)
    await until(() => part("error"))
    expect(part("error")?.textContent).toBe("Unlock your device.")
    await until(() => regionText("alert") === "Unlock your device.")
    expect(act("more").textContent).toBe("Try again")
  })
})

describe("the overlay", () => {
  const prompt = (own: Partial<OverlayPrompt> = {}): OverlayPrompt => ({
    kind: "overlay",
    url: "about:blank",
    title: "HOT Wallet",
    width: 375,
    height: 560,
    attach: vi.fn(),
    close: vi.fn(),
    ...own,
  })
  const overlay = (): HTMLElement | null => document.querySelector(".alidade-overlay[open]")
  const frameOf = (): HTMLIFrameElement => overlay()!.querySelector("iframe")!

  test("shows the wallet's page at 375 by 560 above the dialog, and passes its window to the client [S2.43 S2.44 S9.7]", async () => {
    const { show } = await startPrompted()
    const shown = prompt({ allow: "usb", sandbox: "allow-scripts allow-same-origin" })
    show(shown)
    await until(overlay)
    const { width, height } = frameOf().getBoundingClientRect()
    expect([width, height]).toEqual([375, 560])
    expect(frameOf()).toHaveProperty("title", "HOT Wallet")
    expect(frameOf().allow).toBe("usb")
    expect(frameOf().sandbox.value).toBe("allow-scripts allow-same-origin")
    expect(shown.attach).toHaveBeenCalledWith(frameOf().contentWindow)
    await until(() => document.activeElement === frameOf())
    expect(dialog()).not.toBeNull()
  })

  test.each<[string, () => Promise<void>]>([
    [
      "its button",
      async () => void (await userEvent.click(overlay()!.querySelector("[data-part=close]")!)),
    ],
    [
      "a press beside it",
      async () => void (await userEvent.click(overlay()!, { position: { x: 5, y: 5 } })),
    ],
    [
      "Escape",
      async () => {
        // The page in the frame keeps the keys that it gets.
        await until(() => document.activeElement === frameOf())
        overlay()!.querySelector<HTMLElement>("[data-part=close]")!.focus()
        await userEvent.keyboard("{Escape}")
      },
    ],
  ])("is closed by %s [S2.46]", async (_, close) => {
    const { show, signal } = await startPrompted()
    const shown = prompt()
    show(shown)
    await until(overlay)
    await close()
    expect(shown.close).toHaveBeenCalledOnce()
    // The client decides what closing means. Until then the request stays pending.
    expect(signal.aborted).toBe(false)
    show(undefined)
    await until(() => !overlay())
  })

  test("closes when the request ends, and is a sheet on small screens [S2.47]", async () => {
    await page.viewport(375, 640)
    const { show, answer } = await startPrompted()
    show(prompt())
    await until(overlay)
    const box = part("overlay")!.getBoundingClientRect()
    expect([box.width, box.height]).toEqual([375, 640])
    // The success view closes by itself.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    answer()
    await until(() => !overlay() && state() === "success")
  })
})

describe("the waiting prompt", () => {
  test("shows a phone by its own name, with a link that opens its app", async () => {
    const { show } = await startPrompted()
    show({
      kind: "waiting",
      on: "phone",
      peer: "Lumo",
      link: { href: "https://lumo.example/wc", name: "Lumo" },
    })
    await until(() => state() === "awaiting-phone")
    expect(part("sentence")?.textContent).toBe("Approve the request in Lumo.")
    expect(act("open-link")).toHaveProperty("href", "https://lumo.example/wc")
    expect(act("open-link").textContent).toBe("Open Lumo")
  })

  test("offers to retry a locked device while the request is pending", async () => {
    const { show } = await startPrompted()
    const retry = vi.fn()
    show({ kind: "waiting", on: "device", error: new WalletError("locked", "Unlock it."), retry })
    await until(() => state() === "locked")
    expect(actions()).toEqual(["Try again", "Cancel"])
    await userEvent.click(act("retry"))
    expect(retry).toHaveBeenCalledOnce()
    show({ kind: "waiting", on: "device" })
    await until(() => state() === "awaiting-device")
  })

  test("asks the user to continue in a messenger", async () => {
    const { show } = await startPrompted()
    show({ kind: "waiting", on: "messenger" })
    await until(() => state() === "awaiting-messenger")
    await until(() => regionText("status")?.includes("Continue in your messenger"))
  })
})

test("lists whole accounts of two that answer as one wallet, as they are shared", async () => {
  const { show, signal } = await startPrompted()
  const choose = vi.fn()
  const prompt = (...accounts: string[]): PartiesPrompt => ({ kind: "parties", accounts, choose })
  const listed = (): string[] =>
    [...document.querySelectorAll('[data-action="choose"]')].map(({ textContent }) => textContent)
  show(prompt(ADDRESS))
  await expect
    .element(page.getByRole("dialog", { name: "Which account do you mean?" }))
    .toBeVisible()
  expect(part("sentence")?.textContent).toContain("Two extensions answer as Phone.")
  await until(() => regionText("alert")?.includes("Two extensions answer as Phone."))
  expect([listed(), Boolean(part("reading"))]).toEqual([[ADDRESS], true])
  show(prompt(ADDRESS, OTHER))
  await until(() => !part("reading"))
  expect(listed()).toEqual([ADDRESS, OTHER])
  await userEvent.click(page.getByRole("button", { name: OTHER }))
  expect(choose).toHaveBeenCalledExactlyOnceWith(OTHER)
  await userEvent.click(act("cancel"))
  expect(signal.aborted).toBe(true)
})

test("warns before a hash is signed blindly, and emphasizes Cancel", async () => {
  const confirm = vi.fn()
  const hash = "07".repeat(32)
  const module = wallet("Device", {
    moduleType: "HW_WALLET",
    signTransaction: (_, { ui } = {}) => {
      ui?.show({ kind: "blind", hash, confirm } satisfies BlindPrompt)
      return new Promise(() => {})
    },
  })
  const kit = await connectedKit(module)
  await watched(kit, () => render(kit, <SigningView />))
  const request = kit.signTransaction(signed.xdr).catch((error) => error)
  await until(() => state() === "blind")
  // The preview, which arrives later, has a hash of its own.
  const hashes = [...document.querySelectorAll("[data-part=hash]")]
  expect(hashes.map(({ textContent }) => textContent)).toContain(hash)
  await until(() => regionText("alert")?.includes("It shows only a hash"))
  expect(document.querySelector("[data-action=cancel]")?.className).toBe("alidade-primary")
  await userEvent.click(act("confirm"))
  expect(confirm).toHaveBeenCalledOnce()
  await userEvent.click(act("cancel"))
  expect(await request).toMatchObject({ kind: "aborted" })
})
