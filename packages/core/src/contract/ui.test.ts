import { expect, test } from "vitest"
import { keys, memoryStorage, otherKeys, testWallet } from "../../test/wallet.js"
import { createKit } from "../kit.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import type { AccountsPrompt, Prompt } from "./ui.js"
import type { WalletModule } from "./wallet.js"

const path = "44'/148'/0'"

/** A wallet with accounts to choose from. */
function device(overrides: Partial<WalletModule> = {}) {
  return testWallet({
    getAddress: ({ ui } = {}) =>
      new Promise((resolve, reject) => {
        const accounts: AccountsPrompt = {
          kind: "accounts",
          accounts: [{ publicKey: keys.publicKey(), index: 0 }],
          reading: false,
          more() {},
          read() {},
          verify: async () => true,
          choose: ({ publicKey }) => resolve({ address: publicKey, path }),
        }
        try {
          ui?.show(accounts)
        } catch (error) {
          reject(error)
        }
      }),
    ...overrides,
  })
}

function kitOf(wallet: WalletModule, storage = memoryStorage()) {
  return createKit({ network: networks.Testnet, wallets: [wallet], storage })
}

async function accountsOf(kit: Kit): Promise<AccountsPrompt> {
  const prompt = (): Prompt | undefined => kit.getState().pending[0]?.prompt
  await expect.poll(() => prompt()?.kind).toBe("accounts")
  return prompt() as AccountsPrompt
}

test("a prompt is part of its request and ends with it", async () => {
  const kit = kitOf(device())
  kit.attachScreen()
  const connecting = kit.connect("test")
  const prompt = await accountsOf(kit)
  prompt.choose({ publicKey: keys.publicKey(), index: 0 })
  expect(await connecting).toEqual({ address: keys.publicKey(), path })
  expect(kit.getState().pending).toEqual([])
  kit.destroy()
})

test("a prompt can be removed, and each of two requests has its own", async () => {
  const shown: ((prompt: Prompt | undefined) => void)[] = []
  const kit = kitOf(
    testWallet({
      capabilities: { network: "none" },
      signMessage: (_message, { ui } = {}) => {
        shown.push((prompt) => ui?.show(prompt))
        return new Promise(() => {})
      },
    }),
  )
  await kit.connect("test")
  const ends = ["one", "two"].map((text) => kit.signMessage(text).catch(() => {}))
  await expect.poll(() => shown.length).toBe(2)
  shown[1]?.({ kind: "waiting", on: "phone" })
  expect(kit.getState().pending.map(({ prompt }) => prompt?.kind)).toEqual([undefined, "waiting"])
  shown[1]?.(undefined)
  expect(kit.getState().pending.map(({ prompt }) => prompt)).toEqual([undefined, undefined])
  kit.destroy()
  await Promise.all(ends)
})

test("rejects a prompt without a screen, with a message that says what helps", async () => {
  const kit = kitOf(device())
  await expect(kit.connect("test")).rejects.toMatchObject({
    kind: "unsupported",
    message: expect.stringContaining("attachScreen"),
  })
  kit.destroy()
})

test("an account's path is remembered and passed with that account's signatures only", async () => {
  const storage = memoryStorage()
  const paths: (string | undefined)[] = []
  const wallet = device({
    restore: undefined,
    signMessage: async (_message, options) => {
      paths.push(options?.path)
      throw new Error("enough")
    },
  } as Partial<WalletModule>)
  const kit = kitOf(wallet, storage)
  kit.attachScreen()
  const connecting = kit.connect("test")
  const prompt = await accountsOf(kit)
  prompt.choose({ publicKey: keys.publicKey(), index: 0 })
  await connecting
  kit.destroy()

  const again = kitOf(wallet, storage)
  await again.restore()
  expect(again.getState()).toMatchObject({ status: "connected", trust: "remembered", path })
  await again.signMessage("mine").catch(() => {})
  await again.signMessage("named", { path: "44'/148'/7'" }).catch(() => {})
  await again
    .signMessage("another's", {
      address: otherKeys.publicKey(),
    })
    .catch(() => {})
  expect(paths).toEqual([path, "44'/148'/7'", undefined])
  again.destroy()
})
