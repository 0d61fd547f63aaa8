import { networks, WalletError, type WalletModule } from "@alidade/core"
import { vi } from "vitest"
import { type ColorScheme, ConnectButton, SigningView } from "../src/index.js"
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
} from "./fixtures.js"

/** The first element that matches. */
export const query = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(selector)
const click = (selector: string): void => query(selector)?.click()
/** Selector of the connect button. */
export const trigger = '[data-alidade="button"] [data-part="trigger"]'

/** Opens the picker with these wallets. */
export async function picker(
  wallets: readonly WalletModule[],
  colorScheme: ColorScheme,
): Promise<void> {
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
/** One wallet of each availability. */
export const wallets: readonly WalletModule[] = [
  wallet("Freighter"),
  absent("LOBSTR"),
  wallet("xBull", { capabilities: { networks: [networks.Public] } }),
]
const onPublic = async () => ({ network: "PUBLIC", networkPassphrase: networks.Public })

/** Shows each screen, in a color scheme. */
export const states: Record<string, (scheme: ColorScheme) => Promise<void>> = {
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
  "the menu of a named account": async (colorScheme) => {
    const answer = { balances: [{ asset_type: "native", balance: "12.5" }] }
    vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(answer))
    const kit = await connectedKit(wallet("Freighter"), {
      horizonUrl: "https://horizon.example",
    })
    const names = { [ADDRESS]: "Savings" }
    render(kit, <ConnectButton account="both" balance size="small" />, { colorScheme, names })
    await until(() => query("[data-part=button-balance]"))
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
