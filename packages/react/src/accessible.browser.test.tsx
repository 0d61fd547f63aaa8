import { networks, WalletError, type WalletModule } from "@alidade/core"
import axe from "axe-core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import {
  ADDRESS,
  absent,
  connectedKit,
  kitOf,
  never,
  render,
  signed,
  until,
  wallet,
  watched,
} from "../test/fixtures.js"
import { type ColorScheme, ConnectButton, SigningView } from "./index.js"

const query = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(selector)
const click = (selector: string): void => query(selector)?.click()
const trigger = '[data-alidade="button"] [data-part="trigger"]'

beforeEach(async () => {
  await page.viewport(1280, 800)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.removeAttribute("dir")
  document.body.style.background = ""
  document.body.style.pointerEvents = ""
})

/** Opens the picker with these wallets. */
async function picker(wallets: readonly WalletModule[], colorScheme: ColorScheme): Promise<void> {
  const kit = kitOf(wallets)
  render(kit, <ConnectButton />, { colorScheme })
  await until(() => query(trigger) && !kit.getState().probing)
  click(trigger)
  await until(() => query("[data-wallet], .alidade-empty"))
  await until(() => document.activeElement?.matches("h2"))
}

/** Picks a wallet that fails with this error. */
const failing =
  (kind: "internal" | "rejected" | "popup-blocked") => async (scheme: ColorScheme) => {
    const getAddress = async (): Promise<never> => {
      throw new WalletError(kind, "What happened.")
    }
    await picker([wallet("Freighter", { getAddress })], scheme)
    click("[data-wallet]")
    await until(() => query(`[data-state="${kind}"]`))
    click("[data-part=details] summary")
  }

const many = Array.from({ length: 14 }, (_, index) => wallet(`Wallet${index}`))
const wallets = [
  wallet("Freighter"),
  absent("LOBSTR"),
  wallet("xBull", { capabilities: { networks: [networks.Public] } }),
]
const onPublic = async () => ({ network: "PUBLIC", networkPassphrase: networks.Public })

const states: Record<string, (scheme: ColorScheme) => Promise<void>> = {
  "the button": async (colorScheme) => {
    render(kitOf([wallet("Freighter")]), <ConnectButton />, { colorScheme })
    await until(() => query(trigger))
  },
  "the button while restoring": async (colorScheme) => {
    const remembered = { walletId: "freighter", address: ADDRESS }
    const kit = kitOf([wallet("Freighter", { restore: () => never })], { remembered })
    render(kit, <ConnectButton />, { colorScheme })
    await until(() => query("[aria-busy=true]"))
  },
  "the menu": async (colorScheme) => {
    vi.spyOn(window, "fetch").mockImplementation(() => never)
    const kit = await connectedKit(wallet("Freighter", { getNetwork: onPublic }), {
      horizonUrl: "https://horizon.example",
    })
    render(kit, <ConnectButton />, { colorScheme })
    await until(() => query("[data-part=wrong-network]"))
    click(trigger)
    await until(() => query("[data-part=disconnect]"))
  },
  "the picker": (scheme) => picker(wallets, scheme),
  "the picker with a search": (scheme) => picker(many, scheme),
  "the picker without wallets": (scheme) => picker([], scheme),
  help: async (scheme) => {
    await picker(wallets, scheme)
    click("[data-part=missing]")
    await until(() => query("[data-part=missing-help]"))
  },
  waiting: async (scheme) => {
    await picker([wallet("Freighter", { getAddress: () => never })], scheme)
    click("[data-wallet]")
    await until(() => query("[data-state=awaiting-extension]"))
  },
  success: async (scheme) => {
    await picker([wallet("Freighter", { getNetwork: onPublic })], scheme)
    click("[data-wallet]")
    await until(() => query("[data-part=status][data-state=wrong-network]"))
  },
  rejected: failing("rejected"),
  blocked: failing("popup-blocked"),
  failed: failing("internal"),
  signing: async (colorScheme) => {
    const kit = await connectedKit(wallet("Freighter", { signTransaction: () => never }))
    await watched(kit, () => render(kit, <SigningView />, { colorScheme }))
    kit.signTransaction(signed.xdr).catch(() => {})
    await until(() => query("[data-part=requested]"))
  },
  "a signature that does not match": async (colorScheme) => {
    const signMessage = async () => ({ signedMessage: signed.signedAuthEntry })
    const kit = await connectedKit(wallet("Freighter", { signMessage }))
    await watched(kit, () => render(kit, <SigningView />, { colorScheme }))
    kit.signMessage("Hello").catch(() => {})
    await until(() => query("[data-state=bad-signature]"))
  },
}

/** The accessibility violations that axe finds on the page, as text. */
async function findViolations(): Promise<string[]> {
  // axe cannot measure colors reliably while they animate.
  await until(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
  const { violations } = await axe.run(document.body, {
    // The page around the components belongs to the test.
    rules: { region: { enabled: false }, "landmark-one-main": { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

describe.each<ColorScheme>(["light", "dark"])("accessibility in %s colors", (scheme) => {
  test.each(Object.entries(states))("%s", async (_, show) => {
    document.body.style.background = scheme === "dark" ? "#000" : "#fff"
    await show(scheme)
    expect(await findViolations()).toEqual([])
  })
})

test("the picker as a right-to-left sheet has no violations", async () => {
  await page.viewport(390, 800)
  document.body.dir = "rtl"
  await picker(wallets, "light")
  expect(await findViolations()).toEqual([])
})

test("colors follow the system unless the provider sets a color scheme", async () => {
  // A button under the pointer would have its hover color.
  document.body.style.pointerEvents = "none"
  const { unmount } = render(kitOf([]), <ConnectButton />)
  await until(() => query(trigger))
  const bgColor = (): string => getComputedStyle(query(trigger)!).backgroundColor
  const dark = matchMedia("(prefers-color-scheme: dark)").matches
  const [light, black] = ["rgb(252, 252, 252)", "rgb(29, 29, 32)"]
  expect(bgColor()).toBe(dark ? black : light)
  unmount()
  render(kitOf([]), <ConnectButton />, { colorScheme: dark ? "light" : "dark" })
  await until(() => query(trigger))
  expect(bgColor()).toBe(dark ? light : black)
})
