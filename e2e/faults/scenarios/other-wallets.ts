import type { Bench, Scenario } from "../scenario.js"
import { askAndShow, decide } from "../wallet-side.js"

/** Has the app connect another wallet, which never answers, and give up. With `asks`, it asks the first one meanwhile. */
async function connectAnother(on: Bench, asks: boolean): Promise<void> {
  await on.page.evaluate(
    async ({ xdr, asks }) => {
      const { kit, module, run } = window.bench
      let asked = (): void => {}
      const isAsked = new Promise<void>((resolve) => {
        asked = resolve
      })
      const other = {
        productId: "other",
        productName: "Other",
        productUrl: "https://other.example",
        productIcon: "data:,",
        moduleType: "HOT_WALLET" as const,
        isAvailable: async () => true,
        getAddress: () => {
          asked()
          return new Promise<never>(() => {})
        },
      }
      const connectOther = async (meanwhile: () => Promise<unknown>): Promise<void> => {
        await kit.setWallets([module, other])
        const abort = new AbortController()
        const connecting = kit.connect("other", { signal: abort.signal }).catch(() => {})
        await isAsked
        try {
          await meanwhile()
        } finally {
          abort.abort()
          await connecting
          await kit.setWallets([module])
        }
      }
      if (asks) run(() => connectOther(() => kit.signTransaction(xdr)))
      else await connectOther(async () => {})
    },
    { xdr: on.payload, asks },
  )
}

/** The app uses two wallets at once. */
export const otherWallets: readonly Scenario[] = [
  {
    name: "another-wallet-connects-while-asked",
    says: "The app starts to connect another wallet while this one shows the request, and gives up.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      await connectAnother(on, false)
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  {
    name: "asked-while-another-wallet-connects",
    says: "The app asks this wallet while it connects another one, and then gives that up.",
    ask: "transaction",
    cause: (on) => connectAnother(on, true),
    sees: () => "succeeds",
  },
]
