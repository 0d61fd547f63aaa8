import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { dialog, part, row, wide } from "../../../react/test/dialog.js"
import { ADDRESS, signed, until } from "../../../react/test/fixtures.js"
import { AcmeModule } from "../../test/acme.js"
import {
  FreighterModule,
  type ISupportedWallet,
  StellarWalletsKit,
  WalletNetwork,
} from "./index.js"

beforeEach(wide)
afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

/** A kit as in the documentation of 1.9, with a wallet that approves. */
function start(): { kit: StellarWalletsKit; acme: AcmeModule } {
  const acme = new AcmeModule()
  const kit = new StellarWalletsKit({
    network: WalletNetwork.TESTNET,
    selectedWalletId: "acme",
    modules: [acme, new FreighterModule()],
  })
  onTestFinished(() => kit.kit.destroy())
  return { kit, acme }
}

/** Opens the dialog like an app. Resolves to the address, or to the error. */
async function connect(kit: StellarWalletsKit): Promise<string | Error> {
  return new Promise((resolve, reject) => {
    kit.openModal({
      modalTitle: "Choose",
      notAvailableText: "Missing",
      onWalletSelected: async (option: ISupportedWallet) => {
        try {
          kit.setWallet(option.id)
          const { address } = await kit.getAddress()
          resolve(address)
        } catch (error) {
          resolve(error as Error)
        }
      },
      onClosed: reject,
    })
  })
}

/** Picks Acme in the dialog. */
async function pick(): Promise<void> {
  await until(() => row("acme") && part("title"))
  row("acme").click()
}

test("an app of 1.9 connects through the dialog, signs, and disconnects", async () => {
  const { kit, acme } = start()
  const connecting = connect(kit)
  await expect.element(page.getByRole("dialog", { name: "Choose" })).toBeVisible()
  await until(() => row("freighter").textContent.includes("Missing"))
  await pick()
  expect(await connecting).toBe(ADDRESS)
  await expect.poll(dialog).toBeNull()
  const { signedTxXdr, signerAddress } = await kit.signTransaction(signed.xdr, {
    address: ADDRESS,
    networkPassphrase: WalletNetwork.TESTNET,
  })
  expect([signedTxXdr, signerAddress]).toEqual([signed.signedTxXdr, ADDRESS])
  expect(await kit.signMessage(signed.message)).toMatchObject({
    signedMessage: signed.signedMessage,
  })
  expect(await kit.signAuthEntry(signed.preimage)).toMatchObject({
    signedAuthEntry: signed.signedAuthEntry,
  })
  // The dialog has connected the wallet, and getAddress has not asked it again.
  expect(acme.calls.filter((name) => name === "getAddress")).toHaveLength(1)

  await kit.disconnect()
  await expect(kit.signTransaction(signed.xdr)).rejects.toMatchObject({ code: -3 })
})

test("reports the wallet's error to an app of 1.9 when the user gives up", async () => {
  const { kit, acme } = start()
  acme.failure = { code: -4, message: "Declined" }
  const connecting = connect(kit)
  await pick()
  await until(() => part("status")?.dataset.state === "rejected")
  await until(() => acme.calls.length === 1)
  await userEvent.keyboard("{Escape}")
  expect(await connecting).toMatchObject({ code: -4, message: "Declined" })
  expect(acme.calls).toEqual(["getAddress"])
})

test("getAddress waits while the user tries again in the dialog", async () => {
  const { kit, acme } = start()
  acme.failure = { code: -4, message: "Declined" }
  const connecting = connect(kit)
  await pick()
  await until(() => part("status")?.dataset.state === "rejected")
  acme.failure = undefined
  await userEvent.click(page.getByRole("button", { name: "Try again" }))
  expect(await connecting).toBe(ADDRESS)
  expect(acme.calls).toEqual(["getAddress", "getAddress"])
})

test("tells an app of 1.9 that the dialog was closed without a choice", async () => {
  const { kit } = start()
  const onClosed = vi.fn()
  const onWalletSelected = vi.fn()
  await kit.openModal({ onWalletSelected, onClosed })
  await expect(kit.openModal({ onWalletSelected })).rejects.toThrow("already open")
  await until(() => part("title"))
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => onClosed.mock.calls.length).toBe(1)
  expect(onClosed.mock.calls[0]).toMatchObject([{ message: "The wallet dialog was closed." }])
  expect(onWalletSelected).not.toHaveBeenCalled()
})

test("renders the button of 1.9 with its callbacks, and removes it", async () => {
  const { kit } = start()
  const container = document.createElement("div")
  document.body.append(container)
  const [onConnect, onDisconnect, onClosed, onError] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const params = { container, onConnect, onDisconnect, onClosed, onError, buttonText: "Join" }
  expect(kit.isButtonCreated()).toBe(false)
  await kit.createButton(params)
  expect(kit.isButtonCreated()).toBe(true)
  await expect(kit.createButton(params)).rejects.toThrow("created already")
  await userEvent.click(page.getByRole("button", { name: "Join" }))
  await pick()
  await expect.poll(() => onConnect.mock.calls).toEqual([[{ address: ADDRESS }]])
  await kit.removeButton()
  expect(onDisconnect).toHaveBeenCalledTimes(1)
  expect([kit.isButtonCreated(), container.childElementCount]).toEqual([false, 0])
  expect([onClosed, onError].flatMap((callback) => callback.mock.calls)).toEqual([])
})

test("turns the page's own elements into buttons, also without one that disconnects", async () => {
  const { kit } = start()
  const button = document.createElement("button")
  document.body.append(button)
  const [onConnect, onDisconnect] = [vi.fn(), vi.fn()]
  kit.assignButtons({ connectEl: button, onConnect, onDisconnect })
  button.click()
  await pick()
  await expect.poll(() => onConnect.mock.calls).toEqual([[{ address: ADDRESS }]])
  await kit.disconnect()
  expect(onDisconnect).toHaveBeenCalledTimes(1)
})

test("returns the remembered account without asking the wallet again", async () => {
  const first = start()
  await first.kit.getAddress()
  first.kit.kit.destroy()
  const { kit, acme } = start()
  expect(await kit.getAddress({ skipRequestAccess: true })).toEqual({ address: ADDRESS })
  expect(acme.calls).toEqual([])
  await kit.disconnect()
  await expect(kit.getAddress({ skipRequestAccess: true })).rejects.toMatchObject({ code: -3 })
  expect(acme.calls).toEqual([])
})
