import { setTimeout } from "node:timers/promises"
import { networks } from "@alidade/core"
import type { Page } from "@playwright/test"
import { Account, Asset, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { type CallName, call, createKitOf, entries } from "../wallets/in-page.js"
import { account, type Ended, state } from "../wallets/in-windows.js"
import { inWords, withNames } from "./outcome.js"
import { patience } from "./patience.js"
import { noteReplies } from "./replies.js"
import type { ShownRequest, WalletUser } from "./user.js"

/** The wallets that the rig knows. */
export type RigWallet = "freighter" | "hana" | "lobstr" | "rabet" | "xbull"

/** What happened at each step, in words that are the same for every account and browser. */
export type Outcomes = ReadonlyMap<string, string>

/** How long a step may take, in ms: a wallet's windows load slowly. */
const STEP_LIMIT = 20_000 * patience

/** How long the kit may take to notice another account, in ms: some wallets are only asked now and then. */
const NOTICE_LIMIT = 8_000 * patience

/** The pause between two looks at the kit's state, in ms. */
const PAUSE = 100

/** A request of the app: a call of the kit with its arguments. */
type Request = readonly [name: CallName, argument?: string]

/**
 * Walks through a wallet over the kit: connects, signs, refuses, locks, and switches the account.
 *
 * @param page a page of the harness, not opened yet
 */
export async function walk(page: Page, wallet: RigWallet, user: WalletUser): Promise<Outcomes> {
  const outcomes = new Map<string, string>()
  const accounts: string[] = []
  const replies = await noteReplies(page)

  async function step(name: string, run: () => Promise<string>): Promise<void> {
    try {
      outcomes.set(name, withNames(await run(), accounts))
    } catch (thrown) {
      outcomes.set(name, `the rig failed: ${String(thrown).split("\n")[0]}`)
      await page.evaluate(() => {
        for (const { id } of window.kit.getState().pending) window.kit.cancel(id)
      })
    }
    console.log(`${wallet}, ${name}: ${outcomes.get(name)}`)
    await user.clear()
  }

  /** Makes a request, and acts in the window that the wallet opens for it. */
  async function ask(
    [name, argument]: Request,
    act: (shown: ShownRequest) => Promise<void>,
  ): Promise<Ended> {
    const over = new AbortController()
    const limit = AbortSignal.timeout(STEP_LIMIT)
    const shown = user.nextRequest(AbortSignal.any([over.signal, limit]))
    const ended = call(page, name, argument)
    try {
      const request = await Promise.race([shown, ended.then(() => null)])
      if (request) await within(limit, act(request))
      return await within(limit, ended)
    } finally {
      over.abort()
    }
  }

  const address = (): string => accounts[0] ?? Keypair.random().publicKey()
  const network = await openKit(page, wallet)
  await step("finds the extension", async () => {
    await page.waitForFunction(() => !window.kit.getState().probing)
    const [card] = (await state(page)).allowedWallets
    return card?.isAvailable ? "found" : "not found"
  })
  const decide = {
    approve: (shown: ShownRequest) => shown.approve(),
    refuse: (shown: ShownRequest) => shown.refuse(),
    close: (shown: ShownRequest) => shown.close(),
  }
  const connect: Request = ["connect", wallet]
  await step("connect, refused", async () => inWords(await ask(connect, decide.refuse)))
  await step("connect, window closed", async () => inWords(await ask(connect, decide.close)))
  await step("connect", async () => {
    const ended = await ask(connect, decide.approve)
    if (ended.value?.address) accounts.push(ended.value.address)
    return inWords(ended)
  })
  await step("network", async () => inWords(await ask(["getNetwork"], decide.approve)))

  const signatures: Readonly<Record<string, () => Request>> = {
    transaction: () => ["signTransaction", paymentOf(address(), network)],
    message: () => ["signMessage", "Hello, World!"],
    "auth entry (type 9)": () => ["signAuthEntry", entries.type9.preimage],
    "auth entry (type 10)": () => ["signAuthEntry", preimageNaming(address())],
  }
  for (const [name, request] of Object.entries(signatures)) {
    await step(name, async () => inWords(await ask(request(), decide.approve)))
    await step(`${name}, refused`, async () => inWords(await ask(request(), decide.refuse)))
  }
  await step("transaction, window closed", async () =>
    inWords(await ask(signatures.transaction!(), decide.close)),
  )

  await step("reload", async () => {
    await openKit(page, wallet)
    await page.waitForFunction(() => window.kit.getState().status !== "restoring")
    return stateOf(page)
  })
  await step("locked: transaction", async () => {
    await user.lock()
    const unlockAndApprove = async (shown: ShownRequest): Promise<void> => {
      await shown.unlock()
      await shown.approve()
    }
    return inWords(await ask(signatures.transaction!(), unlockAndApprove))
  })
  await step("another account in the wallet", async () => {
    const before = await stateOf(page)
    await user.switchAccount()
    const end = Date.now() + NOTICE_LIMIT
    while (Date.now() < end && (await stateOf(page)) === before) await setTimeout(PAUSE)
    return stateOf(page)
  })
  await step("connect with the other account", async () => {
    const ended = await ask(connect, decide.approve)
    if (ended.value?.address) accounts.push(ended.value.address)
    return inWords(ended)
  })
  await step("disconnect", async () => inWords(await ask(["disconnect"], decide.approve)))

  for (const [type, shapes] of replies()) outcomes.set(`reply to ${type}`, shapes)
  return outcomes
}

/** Opens the page with a kit that has only this wallet. Returns the network that it signs for. */
export async function openKit(page: Page, wallet: RigWallet): Promise<string> {
  await page.goto(process.env.HARNESS_URL!)
  await page.locator("html[data-ready]").waitFor()
  const network = wallet === "lobstr" ? networks.Public : networks.Testnet
  await createKitOf(page, wallet, network)
  return network
}

/** The kit's state, in words. */
async function stateOf(page: Page): Promise<string> {
  const { status, activeAddress = "no account", ...rest } = await state(page)
  const locked = "locked" in rest && rest.locked ? `, ${rest.lockedReason ?? "withheld"}` : ""
  return `${status}, ${activeAddress}${locked}`
}

/** Waits for a call, at most until the signal aborts. */
function within<Value>(limit: AbortSignal, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onLimit = (): void => reject(new Error("the call did not end"))
    if (limit.aborted) onLimit()
    limit.addEventListener("abort", onLimit)
    value.then(resolve, reject)
  })
}

/** An unsigned payment of 1 XLM to another account, as a base64 envelope. */
function paymentOf(source: string, networkPassphrase: string): string {
  return new TransactionBuilder(new Account(source, "41"), { fee: "100", networkPassphrase })
    .addOperation(Operation.payment({ destination: account, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}

/** The preimage of type 10, which names the account that signs. */
function preimageNaming(address: string): string {
  const bytes = Buffer.from(entries.type10.preimage, "base64")
  const named = Buffer.from(Keypair.fromPublicKey(account).rawPublicKey())
  const key = Keypair.fromPublicKey(address).rawPublicKey()
  for (let at = bytes.indexOf(named); at >= 0; at = bytes.indexOf(named, at + key.length))
    bytes.set(key, at)
  return bytes.toString("base64")
}
