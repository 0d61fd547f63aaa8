import { WalletError } from "@alidade/core"
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { dialog, part, row, wide } from "../../../react/test/dialog.js"
import { ADDRESS, signed, until } from "../../../react/test/fixtures.js"
import { AcmeModule } from "../../test/acme.js"
import {
  activeAddress,
  type KitEvent,
  KitEventType,
  Networks,
  StellarWalletsKit,
  SwkAppDarkTheme,
  SwkAppLightTheme,
} from "./index.js"

/** The page has one kit, so the tests share it: each starts it again, disconnected. */
const acme = new AcmeModule()
beforeEach(async () => {
  await wide()
  Object.assign(acme, { failure: undefined, calls: [] })
  StellarWalletsKit.init({ modules: [acme], network: Networks.TESTNET, theme: SwkAppLightTheme })
})
afterEach(async () => {
  await StellarWalletsKit.disconnect()
  // A dialog that is closing would refuse the next test's.
  await expect.poll(dialog).toBeNull()
  document.body.replaceChildren()
})

/** Adds a container to the page. */
function put(): HTMLElement {
  const container = document.createElement("div")
  document.body.append(container)
  return container
}

/** Picks Acme in the dialog. */
async function pick(): Promise<void> {
  await until(() => row("acme") && part("title"))
  row("acme").click()
}

/** What a promise throws. */
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable(),
    (error) => error,
  )

/** The events that an app receives. */
function events(type: KitEventType): KitEvent["payload"][] {
  const payloads: KitEvent["payload"][] = []
  const listen = StellarWalletsKit.on as (
    type: KitEventType,
    callback: (event: KitEvent) => void,
  ) => () => void
  onTestFinished(listen(type, ({ payload }) => payloads.push(payload)))
  return payloads
}

// First, because the texts of the first dialog or button stay.
test("renders the button of 2.x wherever the app asks for it", async () => {
  const [first, second, onClick] = [put(), put(), vi.fn()]
  await StellarWalletsKit.createButton(first, { children: "Join", onClick })
  await StellarWalletsKit.createButton(second)
  expect([first, second].map(({ childElementCount }) => childElementCount)).toEqual([0, 1])
  await StellarWalletsKit.createButton(first, { onClick })
  await userEvent.click(page.getByRole("button", { name: "Join" }))
  expect(onClick).toHaveBeenCalledTimes(1)
  await pick()
  await expect.poll(() => activeAddress.value).toBe(ADDRESS)
})

test("an app of 2.x connects through the dialog, signs, changes its network, and disconnects", async () => {
  const states = events(KitEventType.STATE_UPDATED)
  const ends = events(KitEventType.DISCONNECT)
  expect(await failure(StellarWalletsKit.getAddress())).toMatchObject({ code: -1 })
  const connecting = StellarWalletsKit.authModal()
  await pick()
  expect(await connecting).toEqual({ address: ADDRESS })
  expect(await StellarWalletsKit.getAddress()).toEqual({ address: ADDRESS })
  expect(activeAddress.value).toBe(ADDRESS)
  expect(StellarWalletsKit.selectedModule).toBe(acme)
  await expect.poll(dialog).toBeNull()

  const options = { networkPassphrase: Networks.TESTNET, address: ADDRESS }
  expect(await StellarWalletsKit.signTransaction(signed.xdr, options)).toMatchObject({
    signedTxXdr: signed.signedTxXdr,
    signerAddress: ADDRESS,
  })
  const { signedMessage } = await StellarWalletsKit.signMessage(signed.message)
  expect(signedMessage).toBe(signed.signedMessage)
  const { signedAuthEntry } = await StellarWalletsKit.signAuthEntry(signed.preimage)
  expect(signedAuthEntry).toBe(signed.signedAuthEntry)

  const own = "Our Network ; 2026" as Networks
  StellarWalletsKit.setNetwork(own)
  await StellarWalletsKit.disconnect()
  const networkPassphrase = Networks.TESTNET
  expect(states).toEqual([
    { address: undefined, networkPassphrase },
    { address: ADDRESS, networkPassphrase },
    { address: ADDRESS, networkPassphrase: own },
    { address: undefined, networkPassphrase: own },
  ])
  expect(ends).toEqual([{}])
})

test("authModal throws code -1 when the user closes the dialog", async () => {
  const error = failure(StellarWalletsKit.authModal())
  await until(() => part("title") && dialog()?.contains(document.activeElement))
  await userEvent.keyboard("{Escape}")
  expect(await error).toMatchObject({ code: -1, message: "The user closed the modal." })
  expect(WalletError.is(await error)).toBe(true)
})

test("fetchAddress asks the selected wallet, and throws its error", async () => {
  const selected = events(KitEventType.WALLET_SELECTED)
  StellarWalletsKit.setWallet("acme")
  acme.failure = { code: -4, message: "Declined" }
  expect(await failure(StellarWalletsKit.fetchAddress())).toMatchObject({
    code: -4,
    message: "Declined",
  })
  acme.failure = undefined
  expect(await StellarWalletsKit.fetchAddress()).toEqual({ address: ADDRESS })
  expect(selected).toEqual([{ id: "acme" }])
  expect(await failure(StellarWalletsKit.signAndSubmitTransaction(signed.xdr))).toMatchObject({
    code: -3,
  })
})

test("keeps the connection when the app starts the kit again", async () => {
  StellarWalletsKit.setWallet("acme")
  await StellarWalletsKit.fetchAddress()
  const again = new AcmeModule()
  StellarWalletsKit.init({ modules: [again], selectedWalletId: "acme" })
  expect(await StellarWalletsKit.getAddress()).toEqual({ address: ADDRESS })
  expect(StellarWalletsKit.selectedModule).toBe(acme)
})

test("changes the wallets when the app starts the kit with others", async () => {
  StellarWalletsKit.setWallet("acme")
  await StellarWalletsKit.fetchAddress()
  const other = Object.assign(new AcmeModule(), { productId: "other", productName: "Other" })
  StellarWalletsKit.init({ modules: [other] })
  await expect.poll(() => activeAddress.value).toBeUndefined()
  expect(await StellarWalletsKit.refreshSupportedWallets()).toMatchObject([
    { id: "other", name: "Other", isAvailable: true, isPlatformWrapper: true },
  ])
})

test("opens the account's menu without a button, and returns the focus", async () => {
  expect(await failure(StellarWalletsKit.profileModal())).toMatchObject({ code: -1 })
  StellarWalletsKit.setWallet("acme")
  await StellarWalletsKit.fetchAddress()
  const own = document.createElement("button")
  document.body.append(own)
  own.focus()
  await StellarWalletsKit.profileModal()
  await expect.element(page.getByRole("button", { name: "Disconnect" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await until(() => !document.querySelector('[data-alidade="button"]'))
  expect(document.activeElement).toBe(own)

  await StellarWalletsKit.profileModal()
  await userEvent.click(page.getByRole("button", { name: "Disconnect" }))
  await until(() => !document.querySelector('[data-alidade="button"]'))
  expect(activeAddress.value).toBeUndefined()
})

test("shows the dialog in the app's theme, also after it has changed", async () => {
  const background = () => {
    const panel = part("panel")!
    return getComputedStyle(panel).backgroundColor
  }
  const error = failure(StellarWalletsKit.authModal())
  await until(() => part("title"))
  expect(background()).toBe("rgb(252, 252, 252)")
  StellarWalletsKit.setTheme(SwkAppDarkTheme)
  await expect.poll(background).toBe("rgb(22, 22, 24)")
  const accent = getComputedStyle(dialog()!).getPropertyValue("--alidade-accent")
  expect(accent).toBe(SwkAppDarkTheme.primary)
  await userEvent.keyboard("{Escape}")
  await error
})
