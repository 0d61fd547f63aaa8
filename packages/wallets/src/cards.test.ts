import { createKit, inEnglish, networks, type WalletModule } from "@alidade/core"
import { expect, test } from "vitest"
import { albedo } from "./albedo/index.js"
import { allWallets } from "./all-wallets.js"
import { bitget } from "./bitget/index.js"
import { cactusLink } from "./cactuslink/index.js"
import { dcent } from "./dcent/index.js"
import { fordefi } from "./fordefi/index.js"
import { freighter } from "./freighter/index.js"
import { hana } from "./hana/index.js"
import { hot } from "./hot/index.js"
import { klever } from "./klever/index.js"
import { ledger } from "./ledger/index.js"
import { lobstr } from "./lobstr/index.js"
import { metamask } from "./metamask/index.js"
import { moreWallets } from "./more/index.js"
import { onekey } from "./onekey/index.js"
import { rabet } from "./rabet/index.js"
import { scopuly } from "./scopuly/index.js"
import { trezor } from "./trezor/index.js"
import { walletConnect } from "./walletconnect/index.js"
import { xbull } from "./xbull/index.js"

const { Public, Testnet } = networks

/** The optional methods of a module. */
const optional = [
  "signTransaction",
  "signAndSubmitTransaction",
  "signAuthEntry",
  "signMessage",
  "getAddresses",
  "getNetwork",
  "restore",
  "watch",
  "disconnect",
] as const satisfies (keyof WalletModule)[]

/** The expected card, absence message and optional methods of each wallet. */
const wallets = [
  {
    create: freighter,
    icon: "freighter",
    card: {
      productId: "freighter",
      productName: "Freighter",
      productUrl: "https://www.freighter.app",
      moduleType: "HOT_WALLET",
      capabilities: {
        authEntry: ["v1", "v2"],
        message: true,
        network: "binding",
        silentRestore: true,
        accountSelection: true,
      },
    },
    absence: "Freighter is not connected",
    has: ["signTransaction", "signAuthEntry", "signMessage", "getNetwork", "restore", "watch"],
  },
  {
    create: albedo,
    icon: "albedo",
    card: {
      productId: "albedo",
      productName: "Albedo",
      productUrl: "https://albedo.link",
      moduleType: "HOT_WALLET",
      capabilities: {
        networks: [Public, Testnet],
        message: true,
        accountSelection: true,
        gesture: true,
      },
    },
    has: ["signTransaction", "signMessage"],
  },
  {
    create: xbull,
    icon: "xbull",
    card: {
      productId: "xbull",
      productName: "xBull",
      productUrl: "https://xbull.app",
      moduleType: "HOT_WALLET",
      capabilities: { message: true, accountSelection: true, gesture: true },
    },
    has: ["signTransaction", "signMessage"],
  },
  {
    create: lobstr,
    icon: "lobstr",
    card: {
      productId: "lobstr",
      productName: "LOBSTR",
      productUrl: "https://lobstr.co",
      moduleType: "HOT_WALLET",
      capabilities: { networks: [Public], message: true },
    },
    absence: "Lobstr is not connected",
    // LO5
    has: ["signTransaction", "signMessage", "disconnect"],
  },
  {
    create: hana,
    icon: "hana",
    card: {
      productId: "hana",
      productName: "Hana Wallet",
      productUrl: "https://hanawallet.io",
      moduleType: "HOT_WALLET",
      capabilities: { authEntry: ["v1"], message: true, accountSelection: true },
    },
    absence: "Hana Wallet is not installed",
    has: ["signTransaction", "signAuthEntry", "signMessage"],
  },
  {
    create: rabet,
    icon: "rabet",
    card: {
      productId: "rabet",
      productName: "Rabet",
      productUrl: "https://rabet.io",
      moduleType: "HOT_WALLET",
      capabilities: { networks: [Public, Testnet], network: "informative" },
    },
    absence: "Rabet is not installed",
    // RA4, RA6
    has: ["signTransaction", "getNetwork", "watch", "disconnect"],
  },
  {
    create: hot,
    icon: "hot",
    card: {
      productId: "hot-wallet",
      productName: "HOT Wallet",
      productUrl: "https://hot-labs.org/wallet",
      moduleType: "HOT_WALLET",
      capabilities: {
        networks: [Public],
        authEntry: ["v1"],
        message: true,
        network: "binding",
        accountSelection: true,
      },
    },
    has: ["signTransaction", "signAuthEntry", "signMessage", "getNetwork"],
  },
  {
    create: ledger,
    icon: "ledger",
    card: {
      productId: "LEDGER",
      productName: "Ledger",
      productUrl: "https://www.ledger.com",
      moduleType: "HW_WALLET",
      capabilities: { authEntry: ["v1"], message: true },
    },
    has: ["signTransaction", "signAuthEntry", "signMessage", "getAddresses", "disconnect"],
  },
  {
    create: walletConnect,
    icon: "walletconnect",
    card: {
      productId: "wallet_connect",
      productName: "WalletConnect",
      productUrl: "https://walletconnect.com",
      moduleType: "BRIDGE_WALLET",
      capabilities: {
        networks: [Public, Testnet],
        authEntry: ["v1", "v2"],
        message: true,
        submit: true,
        silentRestore: true,
        accountSelection: true,
      },
    },
    has: [
      "signTransaction",
      "signAndSubmitTransaction",
      "signAuthEntry",
      "signMessage",
      "restore",
      "watch",
      "disconnect",
    ],
  },
  {
    create: onekey,
    icon: "onekey",
    card: {
      productId: "onekey",
      productName: "OneKey Wallet",
      productUrl: "https://onekey.so/",
      moduleType: "HOT_WALLET",
      capabilities: {
        networks: [Public, Testnet],
        authEntry: [],
        message: true,
        network: "informative",
        silentRestore: true,
      },
    },
    absence: "OneKey Wallet is not installed",
    has: ["signTransaction", "signMessage", "getNetwork", "restore", "watch", "disconnect"],
  },
  {
    create: scopuly,
    icon: "scopuly",
    card: {
      productId: "scopuly",
      productName: "Scopuly",
      productUrl: "https://extension.scopuly.com/",
      moduleType: "HOT_WALLET",
      capabilities: {
        networks: [Public, Testnet],
        authEntry: ["v1", "v2"],
        message: true,
        network: "binding",
        silentRestore: true,
      },
    },
    absence: "Scopuly is not installed",
    has: [
      "signTransaction",
      "signAuthEntry",
      "signMessage",
      "getNetwork",
      "restore",
      "watch",
      "disconnect",
    ],
  },
  {
    create: klever,
    icon: "klever",
    card: {
      productId: "klever",
      productName: "Klever Wallet",
      productUrl: "https://klever.io/",
      moduleType: "HOT_WALLET",
      capabilities: { authEntry: ["v1"], message: true, network: "binding", source: "documents" },
    },
    absence: "Klever Wallet is not installed",
    has: ["signTransaction", "signAuthEntry", "signMessage", "getNetwork", "watch", "disconnect"],
  },
  {
    create: dcent,
    icon: "dcent",
    card: {
      productId: "dcent",
      productName: "D'CENT Wallet",
      productUrl: "https://dcentwallet.com",
      moduleType: "HOT_WALLET",
      capabilities: { authEntry: ["v1"], message: true, network: "binding", source: "documents" },
    },
    absence: "D'CENT Wallet is not installed",
    has: ["signTransaction", "signAuthEntry", "signMessage", "getNetwork", "watch", "disconnect"],
  },
  {
    create: cactusLink,
    icon: "cactuslink",
    card: {
      productId: "cactuslink",
      productName: "Cactus Link",
      productUrl: "https://www.mycactus.com",
      moduleType: "HOT_WALLET",
      capabilities: { authEntry: ["v1"], message: true, network: "binding", source: "documents" },
    },
    absence: "Cactus Link is not installed",
    has: ["signTransaction", "signAuthEntry", "signMessage", "getNetwork", "watch", "disconnect"],
  },
  {
    create: bitget,
    icon: "bitget",
    card: {
      productId: "BitgetWallet",
      productName: "Bitget Wallet",
      productUrl: "https://web3.bitget.com",
      moduleType: "HOT_WALLET",
      capabilities: {
        authEntry: [],
        message: true,
        network: "binding",
        silentRestore: true,
        source: "documents",
      },
    },
    absence: "Bitget Wallet is not installed",
    has: ["signTransaction", "signMessage", "getNetwork", "restore", "watch", "disconnect"],
  },
  {
    create: fordefi,
    icon: "fordefi",
    card: {
      productId: "fordefi",
      productName: "Fordefi",
      productUrl: "https://www.fordefi.com",
      moduleType: "HOT_WALLET",
      capabilities: { authEntry: [], message: true, network: "informative", source: "documents" },
    },
    absence: "Fordefi is not installed",
    has: ["signTransaction", "signMessage", "getNetwork"],
  },
  {
    create: metamask,
    icon: "metamask",
    card: {
      productId: "metamask",
      productName: "MetaMask",
      productUrl: "https://metamask.io",
      moduleType: "HOT_WALLET",
      capabilities: {
        networks: [Public],
        authEntry: ["v1"],
        message: true,
        network: "informative",
        silentRestore: true,
        accountSelection: true,
      },
    },
    absence: "MetaMask is not installed",
    // MM6, MM9
    has: [
      "signTransaction",
      "signAuthEntry",
      "signMessage",
      "getNetwork",
      "restore",
      "watch",
      "disconnect",
    ],
  },
  {
    create: trezor,
    icon: "trezor",
    card: {
      productId: "TREZOR",
      productName: "Trezor",
      productUrl: "https://www.trezor.com/",
      moduleType: "HW_WALLET",
      capabilities: { authEntry: [], message: false },
    },
    // TR7
    has: ["signTransaction", "getAddresses"],
  },
]

for (const { create, icon, card, absence, has } of wallets) {
  const { capabilities, ...names } = card

  test(`${names.productName}'s card is data and loads its module [S3.7 S3.8 S3.9 S3.10 S3.11 S3.12 S3.13 S3.14]`, async () => {
    const { load, productIcon, ...rest } = create()
    expect(rest).toMatchObject(card)
    expect(rest.capabilities).toEqual(capabilities)
    // A bundler must not inline the image.
    expect(productIcon).toMatch(new RegExp(`icons.svg\\?no-inline#${icon}$`))
    const module = await load()
    expect(module).toMatchObject({ ...names, productIcon })
  })

  test(`${names.productName}'s module has its wallet's methods and absence message [S8.18 S8.19 S8.20 S8.21]`, async () => {
    const module = await create().load()
    expect(optional.filter((name) => module[name])).toEqual(has)
    expect(module.absence && inEnglish(module.absence)).toBe(absence)
  })
}

test("every wallet but WalletConnect takes one call at a time (FR9, LO3, RA1, XE2, LE6)", async () => {
  const modules = await Promise.all(wallets.map(({ create }) => create().load()))
  const parallel = modules.filter(({ oneAtATime }) => !oneAtATime)
  expect(parallel.map(({ productId }) => productId)).toEqual(["wallet_connect"])
})

test.each([
  [freighter, "can still sign"],
  [hana, "can still sign"],
  [onekey, "can still sign"],
  [scopuly, "can still be confirmed"],
  [cactusLink, "can still be approved in Cactus Link"],
  [fordefi, "can still be approved in Fordefi"],
  [metamask, "can still sign"],
  [lobstr, "can still be confirmed"],
  [hot, "decline it there"],
  [ledger, "decline it there"],
  [trezor, "decline it there"],
  [walletConnect, "phone still shows the request"],
])("$0.name warns what a canceled request may still do: $1", async (create, words) => {
  expect(inEnglish((await create().load()).afterCancel ?? "")).toContain(words)
})

test("the cards of wallets that nobody has tried say so, in the kit's list too", () => {
  const cards = [...allWallets({ walletConnect: {} }), ...moreWallets()]
  const kit = createKit({ network: Testnet, wallets: cards, storage: null })
  const untried = kit
    .getState()
    .allowedWallets.filter(({ capabilities }) => capabilities.source === "documents")
  expect(untried.map(({ name }) => name)).toEqual([
    "Klever Wallet",
    "D'CENT Wallet",
    "Cactus Link",
    "Bitget Wallet",
    "Fordefi",
  ])
  kit.destroy()
})
