import {
  type ErrorKind,
  type Kit,
  networks,
  type Reason,
  reason,
  type SignOptions,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import type { Scene, Surface } from "../scene.js"
import { press, type Step, see, steps } from "../scripted-user.js"
import {
  type asking,
  elsewhere,
  never,
  type ScriptedWallet,
  scripted,
  windowed,
} from "../scripted-wallets.js"

/** 125.5 XLM with a memo, built with `@stellar/stellar-sdk`. */
const payment =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAMgAAAAA93EqgAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAlSZW50LCBNYXkAAAAAAAABAAAAAAAAAAEAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAAAAAAAAErNx8AAAAAAAAAAAA=="

/** The same, signed by the scripted wallets' account. */
const signed =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAMgAAAAA93EqgAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAlSZW50LCBNYXkAAAAAAAABAAAAAAAAAAEAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAAAAAAAAErNx8AAAAAAAAAAAXeSs4EAAABAvbtUUGTn3SEX9kPsxJDwpxqaE4tC+67MhXTAwINFHoc9Y6IOpid9dC/QBtoxM4JMohUz3LLpHaUQIlqmttgMAg=="

/** A new signer, a master key of weight 0, and a merge: signing it gives the account away. */
const dangerous =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAZAAAAAA93EqgAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAAAAAAABQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAD/AAAAAAAAAAgAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAAAAAAAAA=="

/** A sign-in challenge (SEP-10), built with `@stellar/stellar-sdk`. It is valid until 2100. */
const challenge =
  "AAAAAgAAAADfwrxJYdGYwxVN1+y6/wetwCvnbj3OoGrCMMkUsDwnAwAAAMgAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAD0hlcAAAAAAAAAAAIAAAABAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAACgAAABBleGFtcGxlLm9yZyBhdXRoAAAAAQAAAEBCd2NIQndjSEJ3Y0hCd2NIQndjSEJ3Y0hCd2NIQndjSEJ3Y0hCd2NIQndjSEJ3Y0hCd2NIQndjSEJ3Y0hCd2NIAAAAAQAAAADfwrxJYdGYwxVN1+y6/wetwCvnbj3OoGrCMMkUsDwnAwAAAAoAAAAPd2ViX2F1dGhfZG9tYWluAAAAAAEAAAAQYXV0aC5leGFtcGxlLm9yZwAAAAAAAAABsDwnAwAAAEAifU2omna/wLWA9UFQe+lN4yzvuZ+DbnmAW3aZ33AxFZLWmz8aTmrZ5BqdyktlYyo+ZCRjGmlvnoMkhf2gJRoH"

/** The preimage of a token transfer, of type 9. */
const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

const signPayment = (kit: Kit): Promise<unknown> => kit.signTransaction(payment)

/** Requests a signature once a wallet is connected. The screen shows the outcome. */
const asks = (ask: typeof signPayment): Step =>
  steps(see(".alidade-button-root[data-state=connected]"), async (_, kit) => {
    ask(kit).catch(() => {})
  })

function signing(
  title: string,
  state: string,
  {
    wallet = "freighter",
    script = {},
    ask = signPayment,
    ...own
  }: {
    wallet?: ScriptedWallet
    script?: Partial<WalletModule>
    ask?: typeof signPayment
  } & Partial<Scene> = {},
): Scene {
  return {
    title,
    connected: true,
    wallets: () => [scripted(wallet, script)],
    act: asks(ask),
    shows: `[data-part="signing"]:has(.alidade-preview) [data-part="status"][data-state="${state}"]`,
    ...own,
  }
}

/** A request that is answered with this once it is visible. */
function answered(
  title: string,
  state: string,
  signedTxXdr: string,
  stoppedTimers: number[] = [],
): Scene {
  let answer = (): void => {}
  const shown = new Promise<void>((resolve) => {
    answer = resolve
  })
  return signing(title, state, {
    script: { signTransaction: () => shown.then(() => ({ signedTxXdr })) },
    act: steps(asks(signPayment), see(".alidade-preview"), async () => answer()),
    stoppedTimers,
  })
}

function failing(
  title: string,
  kind: ErrorKind,
  words: Reason | string,
  own: Parameters<typeof signing>[2] = {},
): Scene {
  const signTransaction = (): Promise<never> => Promise.reject(new WalletError(kind, words))
  return signing(title, kind, { script: { signTransaction }, ...own })
}

/** A wallet that shows a prompt while it is asked for a signature. */
const showing = (
  prompt: Parameters<typeof asking>[1],
): Pick<WalletModule, "signTransaction" | "signMessage"> => {
  const sign = (_: string, { ui }: SignOptions = {}): Promise<never> => {
    const show: Parameters<typeof prompt>[0] = (shown) => ui?.show(shown)
    show(prompt(show))
    return never
  }
  return { signTransaction: sign, signMessage: sign }
}

/** The signing view: the request and its progress. */
export const signingView: Surface = {
  title: "Signing view",
  scenes: {
    transaction: signing("A transaction", "awaiting-extension"),
    dangerous: signing("A dangerous transaction", "awaiting-extension", {
      ask: (kit) => kit.signTransaction(dangerous),
    }),
    "sign-in": signing("A sign-in", "awaiting-extension", {
      ask: (kit) => kit.signTransaction(challenge),
    }),
    authorization: signing("An authorization", "awaiting-extension", {
      ask: (kit) => kit.signAuthEntry(preimage),
    }),
    payload: signing("A transaction, raw XDR", "awaiting-extension", {
      act: steps(asks(signPayment), see(".alidade-preview"), press('[data-part="raw"] summary')),
      shows: '[data-part="raw"][open] textarea',
    }),
    message: signing("A message", "awaiting-extension", {
      ask: (kit) => kit.signMessage("This address is mine.\nNo funds move."),
    }),
    queued: signing("Two more requests waiting", "awaiting-extension", {
      ask: (kit) =>
        Promise.all([
          kit.signTransaction(payment),
          kit.signMessage("The second."),
          kit.signMessage("The third."),
        ]),
      shows: '[data-part="signing"]:has(.alidade-preview) [data-part="queued"]',
    }),
    "needs-click": signing("A popup needs a click", "needs-click", {
      wallet: "albedo",
      script: windowed,
    }),
    "awaiting-popup": signing("Waiting for a popup", "awaiting-popup", {
      wallet: "albedo",
      script: windowed,
      act: steps(asks(signPayment), press('[data-action="proceed"]')),
    }),
    unlock: signing("Waiting for an unlock", "awaiting-unlock", {
      script: showing(() => ({ kind: "waiting", on: "unlock" })),
    }),
    hint: signing("No response; the wallet shows another format", "awaiting-extension", {
      wallet: "xbull",
      ask: (kit) => kit.signMessage("abcd"),
      script: showing(() => ({
        kind: "waiting",
        on: "extension",
        shows: "YWJjZA==",
        hint: reason(
          "xbullClosed",
          "xBull's window was closed, or did not receive the request. Try again, or reload this page.",
        ),
        retry: () => {},
      })),
      shows: '[data-part="signing"] [data-part="hint"]',
    }),
    "awaiting-phone": signing("Waiting for a phone", "awaiting-phone", { wallet: "walletConnect" }),
    "awaiting-device": signing("Waiting for a device", "awaiting-device", { wallet: "ledger" }),
    blind: signing("A device that shows only a hash", "blind", {
      wallet: "ledger",
      script: showing(() => ({ kind: "blind", hash: "07".repeat(32), confirm: () => {} })),
    }),
    slow: signing("Slow response", "awaiting-extension", {
      requestAge: 15_000,
      shows: '[data-part="signing"]:has(.alidade-preview) [data-part="slow"]',
    }),
    rejected: failing(
      "Declined",
      "rejected",
      reason("declined", "The request was declined in {wallet}, or its window was closed.", {
        wallet: "Freighter",
      }),
    ),
    "popup-closed": failing(
      "Popup closed",
      "popup-closed",
      reason("withRemedy", "{said} {remedy}", {
        said: reason("windowClosed", "The {wallet} window was closed.", { wallet: "Albedo" }),
        remedy: reason("noAccountYet", "No account in {wallet} yet? Create one there first.", {
          wallet: "Albedo",
        }),
      }),
      { wallet: "albedo" },
    ),
    locked: failing(
      "Locked",
      "locked",
      reason("unlockExtension", "Open the extension, unlock it, then try again."),
    ),
    timeout: signing("No answer", "timeout", { script: { limits: { sign: 1 } } }),
    "wrong-network": signing("On a different network", "wrong-network", {
      script: elsewhere,
    }),
    "wrong-network-request": signing("For a different network", "wrong-network", {
      ask: (kit) => {
        kit.setNetwork(networks.Public)
        return kit.signAuthEntry(preimage)
      },
    }),
    failed: failing(
      "Something went wrong",
      "internal",
      "The extension’s background did not start.",
    ),
    "failed-details": failing(
      "Something went wrong, details",
      "internal",
      "The background did not start.",
      {
        act: steps(asks(signPayment), press('[data-part="details"] summary')),
        shows: '[data-part="signing"]:has(.alidade-preview) [data-part="details"][open]',
      },
    ),
    altered: answered("Different transaction returned", "altered", dangerous),
    unsigned: answered("No signature returned", "bad-signature", payment),
    checked: answered("Signed and verified", "checked", signed, [700]),
  },
}
