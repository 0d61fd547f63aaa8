import {
  type AccountEntry,
  type AccountsPrompt,
  type LinkedWallet,
  networks,
  type PairingPrompt,
  type Prompt,
  reason,
  type WalletModule,
} from "@alidade/core"
import { allWallets, walletIds } from "@alidade/wallets"

/** The account of the scripted wallets, and another one on a device. Their seeds are public. */
export const ADDRESS = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
export const OTHER = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

/** The wallet that a scripted one looks like. */
export type ScriptedWallet = keyof typeof walletIds

/** The wallets whose names and icons the scripted ones use. */
const real = allWallets({ walletConnect: { name: "Alidade" } })

/** An hour, so that no time limit ends a scene. */
const LONG = 3_600_000
const patient = { connect: LONG, restore: LONG, sign: LONG, read: LONG }

/** A promise that never settles. */
export const never: Promise<never> = new Promise(() => {})

/** A wallet that only does what its script says. By default it is installed, returns its address, and signs nothing. */
export function scripted(wallet: ScriptedWallet, script: Partial<WalletModule> = {}): WalletModule {
  const card = real.find(({ productId }) => productId === walletIds[wallet])!
  const { productId, productName, productUrl, productIcon, moduleType } = card
  return {
    productId,
    productName,
    productUrl,
    productIcon,
    moduleType,
    // These two close their windows with the request.
    ...(wallet === "albedo" || wallet === "rabet"
      ? {}
      : {
          afterCancel: reason(
            "windowStillSigns",
            "Canceled here. An open {wallet} window can still sign: close it.",
            { wallet: productName },
          ),
        }),
    capabilities: { message: true, authEntry: ["v1", "v2"], network: "none" },
    limits: patient,
    isAvailable: async () => true,
    getAddress: async () => ({ address: ADDRESS }),
    restore: async () => ({ address: ADDRESS }),
    signTransaction: () => never,
    signAuthEntry: () => never,
    signMessage: () => never,
    ...script,
  }
}

/** The same, but not installed. */
export function absent(wallet: ScriptedWallet, script: Partial<WalletModule> = {}): WalletModule {
  return scripted(wallet, { isAvailable: async () => false, ...script })
}

/** A wallet with its own window, which shows nothing. */
export const windowed: Partial<WalletModule> = { open: () => ({ focus: () => {} }) }

/** A wallet that signs for its own network, set to Public while the page is on Testnet. */
export const elsewhere: Partial<WalletModule> = {
  capabilities: { network: "binding" },
  getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
}

/** A wallet with a made-up name. */
export function nameless(name: string): WalletModule {
  return scripted("freighter", {
    productId: name.toLowerCase(),
    productName: name,
    productUrl: "https://wallet.example/",
    productIcon: "",
  })
}

/** A wallet that shows a prompt when it is asked for its address. */
export function asking(
  wallet: ScriptedWallet,
  prompt: (show: (prompt: Prompt | undefined) => void) => Prompt,
  script: Partial<WalletModule> = {},
): WalletModule {
  return scripted(wallet, {
    getAddress: ({ ui } = {}) => {
      const show = (shown: Prompt | undefined): void => ui?.show(shown)
      show(prompt(show))
      return never
    },
    ...script,
  })
}

const nothing = (): void => {}

export const deviceAccounts: readonly AccountEntry[] = [ADDRESS, OTHER].map((publicKey, index) => ({
  publicKey,
  index,
}))

/** The prompt with a device's accounts. Verification stays pending unless the script has an answer. */
export function accounts(
  show: (prompt: Prompt) => void,
  own: Partial<AccountsPrompt> = {},
  answer?: boolean,
): AccountsPrompt {
  const prompt: AccountsPrompt = {
    kind: "accounts",
    accounts: deviceAccounts,
    reading: false,
    more: nothing,
    read: nothing,
    verify: (index) => {
      if (answer !== undefined) return Promise.resolve(answer)
      show({ ...prompt, verifying: index })
      return never
    },
    choose: nothing,
    ...own,
  }
  return prompt
}

const uri = `wc:${"7f".repeat(32)}@2?expiryTimestamp=1800000000&relay-protocol=irn&symKey=${"a5".repeat(32)}`

/** Wallets in a listing. They have no images, so nothing is fetched. */
const linked: readonly LinkedWallet[] = ["Lumo", "Astra", "Perigee", "Nadir", "Transit"].map(
  (name) => ({ id: name.toLowerCase(), name, href: "https://wallet.example/wc" }),
)

/** A pairing code that is valid for so many seconds. */
export function pairing(own: Partial<PairingPrompt> = {}, seconds = 271): PairingPrompt {
  return {
    kind: "pairing",
    state: "ready",
    uri,
    expiresAt: Date.now() + seconds * 1_000,
    wallets: linked,
    renew: nothing,
    search: async (text) =>
      linked.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    follow: nothing,
    ...own,
  }
}
