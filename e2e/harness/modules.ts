import { createKit, networks, type WalletCard, type WalletModule } from "@alidade/core"
import type { Answer, SandboxConfig, SimulatedWallet } from "@alidade/sandbox/browser"
import type { WalletSide } from "@alidade/sandbox/conformance"
import { allWallets, moreWalletIds, walletIds } from "@alidade/wallets"
import { followAnnounced } from "@alidade/wallets/announced"
import { injected } from "@alidade/wallets/injected"
import { moreWallets } from "@alidade/wallets/more"

/**
 * Every wallet over every transport, for specs that test them all alike: its module, and the simulated wallet at its
 * other end, driven from inside the page.
 */

/** The ids of all wallets. */
const ids = { ...walletIds, ...moreWalletIds }

/** A wallet's folder, and the transport if it has several. */
export type WalletTransport =
  | Exclude<Lowercase<keyof typeof ids>, "xbull">
  | "xbull window"
  | "xbull extension"
  | "xbull in-app"
  | "ledger usb"
  | "injected"
  | "gnomon"

/** The card of a wallet that finds the page's simulated wallet. */
async function cardOf(transport: WalletTransport): Promise<WalletCard> {
  const sandbox = window.alidadeSandbox
  if (!sandbox) throw new Error("The page has no sandbox.")
  if (transport === "gnomon") return announcedCard()
  const { walletConnect, ...options } = sandbox.clientOptions
  const cards = [
    ...allWallets({ ...options, walletConnect: { ...walletConnect, storagePrefix: "app" } }),
    ...moreWallets(options),
  ]
  if (transport === "injected") {
    const find = (): object | undefined =>
      Reflect.get(options.scopuly?.page ?? window, "scopuly") as object | undefined
    const url = "https://acme.example"
    // A card that declares nothing, for the object of a simulated wallet, under which it is found below.
    return injected({ id: ids.scopuly, name: "Acme", icon: `${url}/icon.svg`, url, find })
  }
  const [folder] = transport.split(" ")
  const name = names.find((name) => name.toLowerCase() === folder)
  return cards.find(({ productId }) => name && productId === ids[name])!
}

/** The card that the kit gets for Gnomon, which announces itself once it is installed. */
async function announcedCard(): Promise<WalletCard> {
  await window.alidadeSandbox?.wallets.gnomon?.update({ installed: true })
  const kit = createKit({ network: networks.Testnet, wallets: [], storage: null })
  return new Promise((resolve) => {
    const setWallets = async ([card]: readonly (WalletCard | WalletModule)[]): Promise<void> => {
      resolve(card as WalletCard)
      kit.destroy()
    }
    followAnnounced({ ...kit, setWallets }, [])
  })
}

const names = Object.keys(ids) as (keyof typeof ids)[]

/** The quirks by which a wallet is reached in another way than usual. */
const wayQuirks: Readonly<Partial<Record<WalletTransport, string>>> = {
  "ledger usb": "LE5-usb",
  "xbull in-app": "XE-in-app",
}

/** The quirks by which an extension is updated or disabled while the page is open. */
const lossQuirks: Readonly<Partial<Record<WalletTransport, string>>> = {
  freighter: "FR3",
  onekey: "ON1",
  metamask: "MM2",
  "xbull extension": "XE1-stale",
  rabet: "RA5-stale",
  lobstr: "LO2-stale",
}

/** The change by which a page loses a wallet's extension, or finds it again; undefined if no sign of it is known. */
function lossOf(
  transport: WalletTransport,
): ((isLost: boolean) => Parameters<SimulatedWallet["update"]>[0]) | undefined {
  // The page keeps the object that was announced.
  if (transport === "gnomon") return (isLost) => ({ installed: !isLost })
  const quirk = lossQuirks[transport]
  return quirk === undefined ? undefined : (isLost) => ({ quirks: { [quirk]: isLost } })
}

/** A wallet's module and its simulated wallet. The page must have the sandbox. */
export async function loadWallet(
  transport: WalletTransport,
  config: SandboxConfig,
): Promise<LoadedWallet> {
  const card = await cardOf(transport)
  const all = Object.values(window.alidadeSandbox?.wallets ?? {})
  const wallet = all.find(({ productId }) => productId === card.productId)
  if (!wallet) throw new Error(`The page has no simulated ${transport}.`)
  if (["hot", "xbull extension", "fordefi"].includes(transport))
    await wallet.update({ installed: true })
  // IN6: Freighter would answer Fordefi's messages too.
  if (transport === "fordefi")
    await window.alidadeSandbox?.wallets.freighter?.update({ installed: false })
  const quirk = wayQuirks[transport]
  if (quirk) await wallet.update({ quirks: { [quirk]: true } })
  const { close, ...side } = sideOf(wallet)
  // RA1, XE1: these extensions' own objects wait forever for a missing reply.
  const isDropped = transport === "rabet" || transport === "xbull extension"
  const loss = lossOf(transport)
  return {
    module: await card.load(),
    wallet,
    // XE1
    isSilentWhenClosed: transport === "xbull extension",
    side: {
      ...side,
      // A busy machine is slow, not wrong.
      patience: 60_000,
      ...(isDropped && { drop: side.reject }),
      // Closing a Ledger's screen means unplugging it.
      ...(wallet.productId !== ids.ledger && { close }),
      ...(loss && { lose: () => wallet.update(loss(true)) }),
      // ON1: only a reload brings OneKey back.
      ...(loss && transport !== "onekey" && { find: () => wallet.update(loss(false)) }),
      // SC4: the extension signs for its own network only.
      ...(wallet.productId === ids.scopuly && { networkPassphrase: networks.Testnet }),
      // A session is for the phone's current network.
      ...(transport === "walletconnect" && {
        networkPassphrase: networks.Testnet,
        submission: (address: string) => nextPayment(address, config),
      }),
    },
  }
}

/** A payment of 1 XLM to oneself that a simulated network accepts next. Funds the account first. */
export async function nextPayment(
  address: string,
  { networks: served }: SandboxConfig,
  network: "testnet" | "public" = "testnet",
): Promise<string> {
  const { friendbotUrl, horizonUrl, passphrase } = served.find(({ id }) => id === network)!
  await fetch(`${friendbotUrl}?addr=${address}`)
  const { sequence } = await (await fetch(`${horizonUrl}/accounts/${address}`)).json()
  const { Account, Asset, Operation, TransactionBuilder } = await import(
    "@stellar/stellar-sdk/base"
  )
  return new TransactionBuilder(new Account(address, sequence), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.payment({ destination: address, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}

/** A wallet's module and its simulated wallet, in the page. */
export interface LoadedWallet {
  module: WalletModule
  wallet: SimulatedWallet
  /** Whether the app is not notified when the wallet's window closes. */
  isSilentWhenClosed: boolean
  side: DrivenSide
}

/** What every simulated wallet can do on command. */
type DrivenSide = WalletSide & Required<Pick<WalletSide, "ignore" | "requested" | "click" | "scan">>

/** Drives a simulated wallet. Drops requests left over from an earlier call first. */
function sideOf(wallet: SimulatedWallet): DrivenSide & Required<Pick<WalletSide, "close">> {
  const answer = async (answer: Answer): Promise<void> => {
    for (const { id } of (await wallet.refresh()).waiting) {
      // A request whose window has just gone ends by itself.
      await (async () => wallet.settle("reject", id))().catch(() => {})
    }
    await wallet.update({ answer })
  }
  return {
    approve: () => answer("approve"),
    reject: () => answer("reject"),
    ignore: () => answer("never"),
    close: () => answer("close"),
    async requested() {
      while ((await wallet.refresh()).waiting.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
    click: (run) => {
      const outcome = window.act(run)
      void window.press()
      return outcome
    },
    scan: async (uri) => window.alidadeSandbox?.wallets.phone?.pair(uri),
  }
}

declare global {
  interface Window {
    /** Presses the button "Act" from outside the page: a real click. Specs that need it expose it. */
    press(): Promise<void>
  }
}
