import {
  type AccountEntry,
  type AccountsPrompt,
  type LinkedWallet,
  networks,
  type PairingPrompt,
  type Prompt,
  type WalletCard,
  type WalletModule,
} from "@alidade/core"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { hot } from "@alidade/wallets/hot"
import { ledger } from "@alidade/wallets/ledger"
import { lobstr } from "@alidade/wallets/lobstr"
import { rabet } from "@alidade/wallets/rabet"
import { walletConnect } from "@alidade/wallets/walletconnect"
import { xbull } from "@alidade/wallets/xbull"

/** The account that scripted wallets are set to, and another that a device holds: their seeds are public. */
export const ADDRESS = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const OTHER = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

/** The wallets whose name and icon scripted ones bear. */
const real = {
  freighter,
  albedo,
  xbull,
  lobstr,
  hana,
  rabet,
  hot,
  ledger,
  walletConnect: () => walletConnect({ name: "Alidade" }),
} satisfies Record<string, () => WalletCard>

/** Which wallet a scripted one looks like. */
export type Who = keyof typeof real

/** An hour: so long a state stands before a limit ends it. */
const LONG = 3_600_000
const patient = { connect: LONG, restore: LONG, sign: LONG, read: LONG }

/** A wallet that does not answer. */
export const never: Promise<never> = new Promise(() => {})

/** A wallet that does what its script says and nothing else: it is there, gives its address, and signs nothing. */
export function scripted(who: Who, script: Partial<WalletModule> = {}): WalletModule {
  const { productId, productName, productUrl, productIcon, moduleType } = real[who]()
  return {
    productId,
    productName,
    productUrl,
    productIcon,
    moduleType,
    // The windows of these two close with the request.
    ...(who === "albedo" || who === "rabet" ? {} : { afterCancel: "It can still sign." }),
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

/** The same, not installed. */
export function absent(who: Who, script: Partial<WalletModule> = {}): WalletModule {
  return scripted(who, { isAvailable: async () => false, ...script })
}

/** A wallet with a window of its own, which stands but shows nothing. */
export const windowed: Partial<WalletModule> = { open: () => ({ focus: () => {} }) }

/** A wallet that is set to Public, while the page is for Testnet, and what it is set to decides. */
export const elsewhere: Partial<WalletModule> = {
  capabilities: { network: "binding" },
  getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
}

/** A wallet of no real name, where many are needed. */
export function nameless(name: string): WalletModule {
  return scripted("freighter", {
    productId: name.toLowerCase(),
    productName: name,
    productUrl: "https://wallet.example/",
    productIcon: "",
  })
}

/** A wallet that, asked for its address, has a screen shown. */
export function asking(
  who: Who,
  prompt: (show: (prompt: Prompt | undefined) => void) => Prompt,
  script: Partial<WalletModule> = {},
): WalletModule {
  return scripted(who, {
    getAddress: ({ ui } = {}) => {
      const show = (shown: Prompt | undefined): void => ui?.show(shown)
      show(prompt(show))
      return never
    },
    ...script,
  })
}

const nothing = (): void => {}

/** Accounts that a device would hold: public keys of no one. */
export const deviceAccounts: readonly AccountEntry[] = [ADDRESS, OTHER].map((publicKey, index) => ({
  publicKey,
  index,
}))

/** The accounts of a device. One that is verified stays on its display, unless the script has an answer. */
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

/** Wallets of a listing; no image, so that nothing is fetched. */
const linked: readonly LinkedWallet[] = ["Lumo", "Astra", "Perigee", "Nadir", "Transit"].map(
  (name) => ({ id: name.toLowerCase(), name, href: "https://wallet.example/wc" }),
)

/** A code to be scanned, good for so many seconds. */
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
