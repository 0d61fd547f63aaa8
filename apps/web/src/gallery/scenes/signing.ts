import { type ErrorKind, type Kit, networks, WalletError, type WalletModule } from "@alidade/core"
import type { Scene, Surface } from "../scene.js"
import { type asking, never, scripted, type Who, windowed } from "../scripted-wallets.js"

/** 125.5 XLM with a memo, built with `@stellar/stellar-sdk`. */
const payment =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAMgAAAAA93EqgAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAlSZW50LCBNYXkAAAAAAAABAAAAAAAAAAEAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAAAAAAAAErNx8AAAAAAAAAAAA=="

/** A new signer, a master key of no weight, and a merge: whoever signs it has lost the account. */
const dangerous =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAZAAAAAA93EqgAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAAAAAAABQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAD/AAAAAAAAAAgAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAAAAAAAAA=="

/** The preimage of a token transfer, of type 9. */
const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

function signing(
  title: string,
  state: string,
  {
    who = "freighter",
    script = {},
    ask = (kit) => kit.signTransaction(payment),
    ...own
  }: {
    who?: Who
    script?: Partial<WalletModule>
    ask?: (kit: Kit) => Promise<unknown>
  } & Partial<Scene> = {},
): Scene {
  return {
    title,
    connected: true,
    wallets: () => [scripted(who, script)],
    act: async (hand, kit) => {
      await hand.see(".alidade-button-root[data-state=connected]")
      // What comes of it stands on the screen.
      ask(kit).catch(() => {})
    },
    shows: `[data-part="signing"] [data-part="status"][data-state="${state}"]`,
    ...own,
  }
}

function failing(title: string, kind: ErrorKind, words: string): Scene {
  const signTransaction = async (): Promise<never> => {
    throw new WalletError(kind, words)
  }
  return signing(title, kind, { script: { signTransaction } })
}

/** A wallet that has a screen shown while it is asked for a transaction. */
const showing = (
  prompt: Parameters<typeof asking>[1],
): Pick<WalletModule, "signTransaction"> & object => ({
  signTransaction: (_, { ui } = {}) => {
    const show: Parameters<typeof prompt>[0] = (shown) => ui?.show(shown)
    show(prompt(show))
    return never
  },
})

/** The signing view: what is asked, of whom, and how it stands. */
export const signingView: Surface = {
  title: "Signing view",
  scenes: {
    transaction: signing("A transaction", "awaiting-extension"),
    dangerous: signing("A dangerous transaction", "awaiting-extension", {
      ask: (kit) => kit.signTransaction(dangerous),
    }),
    authorization: signing("An authorization", "awaiting-extension", {
      ask: (kit) => kit.signAuthEntry(preimage),
    }),
    message: signing("A message", "awaiting-extension", {
      ask: (kit) => kit.signMessage("I hold this address.\nNothing moves."),
    }),
    queued: signing("Two more wait", "awaiting-extension", {
      ask: (kit) =>
        Promise.all([
          kit.signTransaction(payment),
          kit.signMessage("The second."),
          kit.signMessage("The third."),
        ]),
      shows: '[data-part="queued"]',
    }),
    "needs-click": signing("A window that needs a click", "needs-click", {
      who: "albedo",
      script: windowed,
    }),
    "awaiting-popup": signing("In a window", "awaiting-popup", {
      who: "albedo",
      script: windowed,
      act: async (hand, kit) => {
        await hand.see(".alidade-button-root[data-state=connected]")
        kit.signTransaction(payment).catch(() => {})
        await hand.press('[data-action="proceed"]')
      },
    }),
    "awaiting-phone": signing("On a phone", "awaiting-phone", { who: "walletConnect" }),
    "awaiting-device": signing("On a device", "awaiting-device", { who: "ledger" }),
    blind: signing("A device that can’t show it", "blind", {
      who: "ledger",
      script: showing(() => ({ kind: "blind", hash: "07".repeat(32), confirm: () => {} })),
    }),
    slow: signing("It takes long", "awaiting-extension", {
      asked: 15_000,
      shows: '[data-part="slow"]',
    }),
    rejected: failing("Declined", "rejected", "The user rejected this request."),
    locked: failing("Locked", "locked", "Freighter is locked"),
    timeout: signing("No answer", "timeout", { script: { limits: { sign: 1 } } }),
    "wrong-network": signing("On another network", "wrong-network", {
      script: {
        capabilities: { network: "binding" },
        getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
      },
    }),
    failed: failing(
      "Something went wrong",
      "internal",
      "The extension’s background did not start.",
    ),
    altered: signing("Another transaction came back", "altered", {
      script: { signTransaction: async () => ({ signedTxXdr: dangerous }) },
    }),
    unsigned: signing("No signature came back", "bad-signature", {
      script: { signTransaction: async () => ({ signedTxXdr: payment }) },
    }),
  },
}
