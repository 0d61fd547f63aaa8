import { networks, type WalletModule } from "@alidade/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  act,
  dialog,
  ids,
  openPicker,
  part,
  regionText,
  row,
  rows,
  state,
  trigger,
  wide,
} from "../../test/dialog.js"
import {
  ADDRESS,
  absent,
  frame,
  ICON,
  kitOf,
  never,
  render,
  until,
  wallet,
} from "../../test/fixtures.js"
import { ConnectButton } from "../index.js"
import { TYPE_AHEAD_MS } from "../parts/constants.js"

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe("a wallet that the page cannot reach", () => {
  test.each([
    [false, "Not set up on this page"],
    [undefined, "Can’t be reached from this page"],
  ])("shows the reason in its row and does not open its website", async (isSetUp, reason) => {
    const open = vi.spyOn(window, "open")
    const obstacle = () => "The app must pass a project id."
    const missing = { ...absent("WalletConnect"), obstacle, ...(isSetUp === false && { isSetUp }) }
    await openPicker(kitOf([wallet("Freighter"), missing]))
    await until(() => row("walletconnect")?.textContent?.includes(reason))
    expect(row("walletconnect")?.getAttribute("aria-label")).toBe(
      `WalletConnect, ${reason}, Not available`,
    )
    await userEvent.click(row("walletconnect")!)
    await until(() => part("status"))
    expect(part("connection")?.textContent).toContain("The app must pass a project id.")
    expect(open).not.toHaveBeenCalled()
  })

  test("without setup shows plain text, with the developer's message under Details", async () => {
    const obstacle = () => "The app must pass a project id."
    await openPicker(kitOf([{ ...absent("WalletConnect"), obstacle, isSetUp: false }]))
    await until(() => row("walletconnect")?.textContent?.includes("Not set up"))
    await userEvent.click(row("walletconnect")!)
    await until(() => state() === "not-set-up")
    expect(part("title")?.textContent).toBe("Not set up on this page")
    expect(part("sentence")).toBeFalsy()
    expect(part("details")?.textContent).toContain(obstacle())
  })
})

describe("the list", () => {
  test("shows available wallets first, led by the recent one, then 'Not available' [S2.7 S2.8 S2.9]", async () => {
    const storage = new Map([["alidade:used-wallets", '["albedo"]']])
    const kit = kitOf([absent("LOBSTR"), wallet("Freighter"), wallet("Albedo", { open() {} })], {
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    })
    await openPicker(kit)
    await expect.poll(ids).toEqual(["albedo", "freighter", "lobstr"])
    expect(rows().map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Albedo, Opens a window, Recent",
      "Freighter, Extension",
      "LOBSTR, Extension, Not available, opens website in a new tab",
    ])
    expect(row("lobstr").textContent).toContain("Not available")
    expect(row("freighter").offsetHeight).toBe(56)
  })

  test("opens an unavailable wallet's website in a tab without opener or referrer [S2.10]", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null)
    await openPicker(kitOf([absent("LOBSTR")]))
    await userEvent.click(row("lobstr"))
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      "https://lobstr.example/",
      "_blank",
      "noopener,noreferrer",
    )
    expect(dialog()).not.toBeNull()
  })

  test.each(["javascript:alert(1)", "http://wallet.example", "nowhere", ""])(
    "shows help instead of opening '%s'",
    async (productUrl) => {
      const opened = vi.spyOn(window, "open").mockReturnValue(null)
      await openPicker(kitOf([absent("Odd", { productUrl })]))
      await expect.poll(() => part("help")).not.toBeNull()
      const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-part=help] a")]
      expect(links.map(({ protocol }) => protocol)).toEqual(["https:"])
      await userEvent.click(row("odd"))
      await expect.poll(() => part("missing-help")).not.toBeNull()
      expect(opened).not.toHaveBeenCalled()
    },
  )

  test("marks nothing as missing during the probe, and a picked row waits for it", async () => {
    let finishProbe = (): void => {}
    // The kit may probe once more for the picked row.
    const finished = new Promise<boolean>((resolve) => {
      finishProbe = () => resolve(true)
    })
    const getAddress = vi.fn(() => never)
    const kit = kitOf([wallet("Freighter", { isAvailable: () => finished, getAddress })])
    render(kit, <ConnectButton />)
    await expect.poll(trigger).not.toBeNull()
    // The probe does not end by itself.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    trigger().click()
    await until(() => rows().length > 0)
    expect(kit.getState().probing).toBe(true)
    expect(row("freighter").dataset.state).toBe("probing")
    expect(row("freighter").textContent).not.toContain("Not available")
    row("freighter").click()
    await until(() => part("connection"))
    expect(getAddress).not.toHaveBeenCalled()
    finishProbe()
    await expect.poll(() => getAddress).toHaveBeenCalledOnce()
  })

  test("lets a row picked before its module loads wait or be left", async () => {
    const getAddress = vi.fn(async () => ({ address: ADDRESS }))
    const module = wallet("Freighter", { getAddress })
    const { productId, productName, productUrl, productIcon, moduleType } = module
    let loadModule = (_: WalletModule): void => {}
    const load = (): Promise<WalletModule> =>
      new Promise((resolve) => {
        loadModule = resolve
      })
    const card = { productId, productName, productUrl, productIcon, moduleType, load }
    const kit = kitOf([card])
    render(kit, <ConnectButton />)
    await expect.poll(trigger).not.toBeNull()
    for (const cancelled of [true, false]) {
      trigger().click()
      await until(() => rows().length > 0)
      row("freighter").click()
      await expect.poll(state).toBe("starting")
      if (!cancelled) continue
      act("cancel").click()
      await until(() => !dialog())
    }
    expect(getAddress).not.toHaveBeenCalled()
    loadModule(module)
    await expect.poll(() => kit.getState().activeAddress).toBe(ADDRESS)
    expect(getAddress).toHaveBeenCalledOnce()
  })

  test("shows and announces a late arrival in place, and sorts it when shown again", async () => {
    const { late, arrive } = lateWallet()
    await openPicker(kitOf([wallet("Freighter"), absent("Other"), late]))
    await expect.poll(ids).toEqual(["freighter", "other", "late"])
    arrive()
    await expect.poll(() => row("late").dataset.state).toBe("available")
    expect(ids()).toEqual(["freighter", "other", "late"])
    await expect.poll(() => regionText("status")).toBe("Late is available now.")
    part("close")!.click()
    await expect.poll(dialog).toBeNull()
    trigger().click()
    await expect.poll(ids).toEqual(["freighter", "late", "other"])
  })

  test("probes the wallets again when the window gets focus", async () => {
    let installed = false
    await openPicker(kitOf([wallet("Freighter", { isAvailable: async () => installed })]))
    await expect.poll(() => row("freighter").dataset.state).toBe("unavailable")
    installed = true
    await frame()
    window.dispatchEvent(new Event("focus"))
    await expect.poll(() => row("freighter").dataset.state).toBe("available")
  })

  test("says in its row that a wallet cannot sign for the kit's network", async () => {
    const capabilities = { networks: [networks.Public] }
    await openPicker(kitOf([wallet("LOBSTR", { capabilities }), wallet("Freighter")]))
    expect(row("lobstr").textContent).toContain("Can’t sign on Testnet")
    expect(row("lobstr").ariaLabel).toContain("Can’t sign on Testnet")
    expect(row("freighter").textContent).not.toContain("Can’t")
  })

  test.each<[WalletModule["moduleType"], string]>([
    ["HW_WALLET", "Device"],
    ["BRIDGE_WALLET", "Phone (QR)"],
  ])("names a %s '%s'", async (moduleType, kind) => {
    await openPicker(kitOf([wallet("Some", { moduleType })]))
    expect(row("some").textContent).toContain(kind)
  })

  test("shows an initial for a missing or broken icon", async () => {
    await openPicker(
      kitOf([
        wallet("Rabet", { productIcon: "" }),
        wallet("Broken", { productIcon: "data:image/png;base64,AA" }),
        wallet("Freighter", { productIcon: ICON }),
      ]),
    )
    const drawn = (id: string): string =>
      getComputedStyle(row(id).firstElementChild!, "::before").content
    await expect.poll(() => drawn("broken")).toBe('"B"')
    expect(drawn("rabet")).toBe('"R"')
    // The initial is drawn by CSS. In the row's text, it would precede the name, and speech control needs the
    // accessible name to start with the visible text.
    expect(row("rabet").textContent).toMatch(/^Rabet/)
    expect(row("freighter").querySelector("img")).not.toBeNull()
  })

  test("a kit without wallets says so", async () => {
    await openPicker(kitOf([]))
    await expect.element(page.getByText("This app has no wallets to choose from.")).toBeVisible()
  })
})

describe("the keyboard", () => {
  const names = ["Albedo", "Freighter", "Freedom", "xBull"]

  test("focuses the first wallet when opened by keyboard, and the title when opened by pointer", async () => {
    const kit = kitOf(names.map((name) => wallet(name)))
    render(kit, <ConnectButton />)
    await expect.poll(trigger).not.toBeNull()
    await userEvent.tab()
    expect(document.activeElement).toBe(trigger())
    await userEvent.keyboard("{Enter}")
    await until(() => row("albedo") && document.activeElement === row("albedo"))
    await userEvent.keyboard("{Escape}")
    await expect.poll(dialog).toBeNull()
    expect(document.activeElement).toBe(trigger())

    trigger().blur()
    await userEvent.click(trigger())
    await expect.poll(() => document.activeElement?.textContent).toBe("Connect a Wallet")
  })

  test("moves between wallets with arrows, Home, End and letters", async () => {
    await openPicker(kitOf(names.map((name) => wallet(name))))
    row("albedo").focus()
    const at = (): string | undefined => (document.activeElement as HTMLElement).dataset.wallet
    for (const [keys, where] of [
      ["{ArrowDown}", "freighter"],
      ["{End}", "xbull"],
      ["{ArrowDown}", "xbull"],
      ["{ArrowUp}", "freedom"],
      ["{Home}", "albedo"],
      ["{ArrowUp}", "albedo"],
      ["x", "xbull"],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(at(), keys).toBe(where)
    }
    row("albedo").focus()
    // Later than the type-ahead interval, by event timestamps.
    const later = performance.now() + TYPE_AHEAD_MS
    const type = (key: string): void => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true })
      Object.defineProperty(event, "timeStamp", { value: later })
      document.activeElement?.dispatchEvent(event)
    }
    for (const key of "freed") type(key)
    expect(at()).toBe("freedom")
  })

  test("reaches everything by Tab except the page behind", async () => {
    await openPicker(kitOf([wallet("Freighter")]))
    const reached = new Set<string | undefined>()
    for (let press = 0; press < 8; press++) {
      await userEvent.tab()
      const { dataset } = document.activeElement as HTMLElement
      reached.add(dataset.part)
      expect(document.activeElement).not.toBe(trigger())
    }
    for (const name of ["close", "wallet", "missing"]) expect(reached).toContain(name)
  })
})

describe("the search field", () => {
  const many = Array.from({ length: 13 }, (_, index) => wallet(`Wallet${index}`))

  test("is absent for 12 wallets and present for 13", async () => {
    const { unmount } = render(kitOf(many.slice(1)), <ConnectButton />)
    await expect.poll(trigger).not.toBeNull()
    await userEvent.click(trigger())
    await expect.poll(() => rows().length).toBe(12)
    expect(part("search")).toBeNull()
    unmount()
    await openPicker(kitOf(many))
    expect(part("search")).not.toBeNull()
  })

  test("filters by name, announces the result, and clears by Escape or a button", async () => {
    await openPicker(kitOf(many))
    const field = page.getByRole("searchbox", { name: "Search wallets" })
    await userEvent.fill(field, " wallet1 ")
    await expect.poll(() => rows().length).toBe(4)
    await expect.poll(() => regionText("status")).toBe("4 wallets")
    await userEvent.keyboard("{ArrowDown}")
    expect(document.activeElement).toBe(row("wallet1"))

    await userEvent.fill(field, "zzz")
    await expect.poll(() => part("no-match")?.textContent).toContain("No wallet matches “zzz”")
    await userEvent.keyboard("{Escape}")
    await expect.poll(() => rows().length).toBe(13)
    await userEvent.fill(field, "zzz")
    await userEvent.click(page.getByRole("button", { name: "Clear search" }))
    await expect.poll(() => rows().length).toBe(13)
    expect(document.activeElement).toBe(field.element())
    expect(dialog()?.dataset.state).toBe("open")
  })
})

/** A wallet that is absent until it arrives. */
function lateWallet(): { late: WalletModule; arrive: () => void } {
  let arrived = (): void => {}
  const onArrival = (report: () => void): (() => void) => {
    arrived = report
    return () => {}
  }
  return { late: absent("Late", { onArrival }), arrive: () => arrived() }
}

test("from 13 wallets on, rows are grouped by where the wallet is", async () => {
  const device = Array.from({ length: 9 }, (_, index) => wallet(`Here${index}`))
  const others = [absent("Rabet"), absent("Hana")]
  const phone = wallet("Phone", { moduleType: "BRIDGE_WALLET" })
  const mute = wallet("Mute", { capabilities: { message: false } })
  const lists = [others[0]!, phone, ...device, others[1]!, mute]
  await openPicker(kitOf(lists, { requiredCapabilities: ["message"] }))
  await expect
    .poll(() => groups())
    .toEqual([
      ["On this device", 9],
      ["On your phone", 1],
      ["Other wallets", 2],
      ["Can’t do what this app needs", 1],
    ])
  await userEvent.fill(page.getByRole("searchbox"), "ha")
  await expect.poll(() => groups()).toEqual([["Other wallets", 1]])
})

test("a wallet that arrives late stays in its group", async () => {
  const { late, arrive } = lateWallet()
  const device = Array.from({ length: 12 }, (_, index) => wallet(`Here${index}`))
  await openPicker(kitOf([late, ...device]))
  const before = groups()
  expect(before).toEqual([
    ["On this device", 12],
    ["Other wallets", 1],
  ])
  arrive()
  await expect.poll(() => row("late").dataset.state).toBe("available")
  expect(groups()).toEqual(before)
})

test("a list that is in use when the probe ends gets no groups, and keeps the focus", async () => {
  let finishProbe = (): void => {}
  const finished = new Promise<boolean>((resolve) => {
    finishProbe = () => resolve(false)
  })
  const device = Array.from({ length: 12 }, (_, index) => wallet(`Here${index}`))
  const kit = kitOf([wallet("Slow", { isAvailable: () => finished }), ...device])
  render(kit, <ConnectButton />)
  await expect.poll(trigger).not.toBeNull()
  // The probe does not end by itself.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  trigger().click()
  await until(() => rows().length > 0)
  expect(kit.getState().probing).toBe(true)
  row("slow").focus()
  const before = ids()
  finishProbe()
  await until(() => row("slow").dataset.state === "unavailable")
  expect(ids()).toEqual(before)
  expect(part("group")).toBeNull()
  expect(document.activeElement).toBe(row("slow"))
})

/** The texts above the groups, and the rows in each. */
function groups(): [string, number][] {
  const found: [string, number][] = []
  for (const item of part("list")!.querySelectorAll<HTMLElement>("li")) {
    if (item.dataset.part === "group") found.push([item.textContent, 0])
    else found.at(-1)![1]++
  }
  return found
}

test("the help offers two wallets to somebody who has none", async () => {
  const gesture = { capabilities: { gesture: true } }
  await openPicker(
    kitOf([absent("Freighter"), wallet("Albedo", gesture), wallet("xBull", gesture)]),
  )
  await expect.element(page.getByText("I have no wallet")).toBeVisible()
  const links = page.getByRole("link", { name: /^Get / })
  await expect
    .poll(() =>
      links.elements().map((link) => [link.textContent, (link as HTMLAnchorElement).href]),
    )
    .toEqual([
      ["Get Freighter (opens in a new tab)", "https://freighter.example/"],
      ["Get Albedo (opens in a new tab)", "https://albedo.example/"],
    ])
})

test("the help no longer offers an extension that was installed meanwhile", async () => {
  let isInstalled = false
  const kit = kitOf([
    wallet("Freighter", { isAvailable: async () => isInstalled }),
    wallet("Albedo", { capabilities: { gesture: true } }),
  ])
  await openPicker(kit)
  const links = page.getByRole("link", { name: /^Get / })
  await expect.poll(() => links.elements().length).toBe(2)
  isInstalled = true
  await kit.refreshSupportedWallets()
  await expect.poll(() => links.elements().length).toBe(1)
  await expect.element(links).toHaveTextContent("Get Albedo")
})

test("Don't see your wallet? explains what to try, and leads back", async () => {
  await openPicker(kitOf([wallet("Freighter")]))
  await userEvent.click(part("missing")!)
  await expect.element(page.getByRole("dialog", { name: "Don’t see your wallet?" })).toBeVisible()
  expect(document.activeElement).toBe(part("title"))
  expect(part("missing-help")?.querySelectorAll("dt").length).toBe(6)
  await userEvent.click(part("back")!)
  await expect.poll(() => rows().length).toBe(1)
})

test("lists a wallet without a required capability below a divider, and explains it when picked", async () => {
  const getAddress = vi.fn(async () => ({ address: ADDRESS }))
  const kit = kitOf(
    [
      wallet("Mute", { capabilities: { message: false, authEntry: [] }, getAddress }),
      wallet("Freighter"),
    ],
    { requiredCapabilities: ["message", "auth-entry"] },
  )
  await openPicker(kit)
  expect(ids()).toEqual(["freighter", "mute"])
  expect(part("group")?.textContent).toBe("Can’t do what this app needs")
  expect(row("mute").ariaLabel).toBe("Mute, No messages, No authorization entries")
  await userEvent.click(row("mute"))
  await until(() => state() === "unsupported")
  expect(part("sentence")?.textContent).toBe('Mute does not support the "signMessage" function')
  expect(getAddress).not.toHaveBeenCalled()
})
