import { expect, test } from "vitest"
import { testPage } from "../../test/page.js"
import { first, paymentXdr, second, testModel } from "../../test/signing.js"
import { injectObject, type KleverStellar } from "./object.js"
import { kleverQuirks } from "./quirks.js"

/** A page with a Klever on Testnet that approves. */
function klever() {
  const { model } = testModel({
    quirks: kleverQuirks,
    networks: ["testnet", "public"],
    initial: { network: "testnet", answer: "approve" },
  })
  const context = testPage<{ kleverWallet: { stellar: KleverStellar } }>()
  const stop = injectObject(model, context)
  return { model, page: context.extensionPage, stop }
}

test("KL1: is window.kleverWallet.stellar while it is installed", () => {
  const { model, page, stop } = klever()
  expect(Object.keys(page.kleverWallet?.stellar ?? {}).sort()).toEqual([
    "getAddress",
    "getNetwork",
    "signAuthEntry",
    "signMessage",
    "signTransaction",
  ])
  model.update({ installed: false })
  expect(page.kleverWallet).toBeUndefined()
  model.update({ installed: true })
  expect(page.kleverWallet).toBeDefined()
  stop()
  expect(page.kleverWallet).toBeUndefined()
})

test("KL1: getAddress asks once, and again while locked", async () => {
  const { model, page } = klever()
  const { getAddress } = page.kleverWallet!.stellar
  model.next("reject")
  expect(await getAddress()).toMatchObject({ address: "", error: { code: -4 } })
  expect(await getAddress()).toEqual({ address: first })
  model.update({ answer: "ask", account: second })
  expect(await getAddress()).toEqual({ address: second })
  model.update({ locked: true })
  const address = getAddress()
  expect(model.getState().waiting).toMatchObject([{ kind: "connect", host: "dapp.example" }])
  model.settle("approve")
  expect(await address).toEqual({ address: second })
  expect(model.getState().locked).toBe(false)
})

test("KL2: names the signer unless the quirk is on", async () => {
  const { model, page } = klever()
  const { getAddress, signTransaction } = page.kleverWallet!.stellar
  await getAddress()
  expect(await signTransaction(paymentXdr)).toMatchObject({ signerAddress: first })
  model.update({ quirks: { KL2: true } })
  expect(Object.keys(await signTransaction(paymentXdr))).toEqual(["signedTxXdr"])
})
