import { createKit, type Kit, type KitConfig, networks, type WalletModule } from "@alidade/core"
import { type ReactNode, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { onTestFinished, vi } from "vitest"
import { KitProvider, type KitProviderProps } from "../src/index.js"
import "../src/styles.css"

/** The account of the SEP-53 example. */
export const ADDRESS = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
/** Another account. */
export const OTHER = "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6"

/** Data signed by that account with `@stellar/stellar-sdk`. */
export const signed = {
  xdr: "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA=",
  signedTxXdr:
    "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAF3krOBAAAAQNAHHxOuXX5Ii7w1LiXkfQoDzhgLmR8kdZR17TotbWdO5nzxZvavg4JCtnsM8ss1jn6TIVYx9ZWOm+wj6KdrMQs=",
  preimage:
    "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
  signedAuthEntry:
    "9oAjHWsf9mUKOq/Bc6+Kr/XXDoj2e/daszIZrSGVhM0GEi6TrsnDuMCo2p+q5Aar61679VYAVLrEjxqhaJwoBQ==",
  message: "Hello, World!",
  signedMessage:
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
} as const

/** A promise that never settles: a wallet that does not answer. */
export const never: Promise<never> = new Promise(() => {})

/** An icon without a file. */
export const ICON: string =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

/** An available extension wallet that approves, with overrides. */
export function wallet(name: string, overrides: Partial<WalletModule> = {}): WalletModule {
  return {
    productId: name.toLowerCase(),
    productName: name,
    productUrl: `https://${name.toLowerCase()}.example/`,
    productIcon: ICON,
    moduleType: "HOT_WALLET",
    isAvailable: async () => true,
    getAddress: async () => ({ address: ADDRESS }),
    restore: async () => ({ address: ADDRESS }),
    signTransaction: async () => ({ signedTxXdr: signed.signedTxXdr }),
    signAuthEntry: async () => ({ signedAuthEntry: signed.signedAuthEntry }),
    signMessage: async () => ({ signedMessage: signed.signedMessage }),
    ...overrides,
  }
}

/** A wallet that is not installed. */
export function absent(name: string, overrides: Partial<WalletModule> = {}): WalletModule {
  return wallet(name, { isAvailable: async () => false, ...overrides })
}

/** A Testnet kit without storage that is destroyed after the test. */
export function kitOf(wallets: KitConfig["wallets"], config: Partial<KitConfig> = {}): Kit {
  const kit = createKit({ network: networks.Testnet, wallets, storage: null, ...config })
  onTestFinished(() => kit.destroy())
  return kit
}

/** A kit connected to its first wallet. */
export async function connectedKit(
  module: WalletModule = wallet("Freighter"),
  config: Partial<KitConfig> = {},
): Promise<Kit> {
  const kit = kitOf([module], config)
  await kit.connect(module.productId)
  return kit
}

/** Renders into the page in StrictMode until the test ends. */
export function render(
  kit: Kit,
  children: ReactNode,
  props: Omit<KitProviderProps, "kit" | "children"> = {},
): { unmount: () => void; rerender: (children: ReactNode, kit?: Kit) => void } {
  const container = document.createElement("div")
  document.body.append(container)
  const root = createRoot(container)
  const rerender = (next: ReactNode, ownKit = kit): void =>
    root.render(
      <StrictMode>
        <KitProvider kit={ownKit} {...props}>
          {next}
        </KitProvider>
      </StrictMode>,
    )
  rerender(children)
  const unmount = (): void => {
    root.unmount()
    container.remove()
  }
  onTestFinished(unmount)
  return { unmount, rerender }
}

/** Renders and waits until the kit has its screen. Requests made before that are not shown. */
export async function watched<T>(kit: Kit, show: () => T): Promise<T> {
  const attached = vi.spyOn(kit, "attachScreen")
  const rendered = show()
  await until(() => attached.mock.calls.length > 0)
  attached.mockRestore()
  return rendered
}

/** Renders a hook. `current` is its last result. */
export function renderHook<T>(
  kit: Kit,
  use: () => T,
): { result: { current: T }; unmount: () => void; rerender: () => void } {
  const result = {} as { current: T }
  const probe = () => <Probe into={result} use={use} />
  const { unmount, rerender } = render(kit, probe())
  return { result, unmount, rerender: () => rerender(probe()) }
}

function Probe<T>({ into, use: useHook }: { into: { current: T }; use: () => T }): null {
  into.current = useHook()
  return null
}

/** Waits frame by frame until a condition is true, even with fake timers. */
export async function until(condition: () => unknown): Promise<void> {
  const start = performance.now()
  while (!condition()) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(`Timed out waiting for: ${condition}`)
    await frame()
  }
}

const PATIENCE_MS = 20_000

/** Waits until React has done its pending work. */
export async function frame(): Promise<void> {
  await new Promise<void>((resolve) => requestAnimationFrame(() => realSetTimeout(resolve, 0)))
}

/** The real timer, saved before a test replaces it. */
const realSetTimeout = globalThis.setTimeout
