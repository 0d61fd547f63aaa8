import { Keypair } from "@stellar/stellar-sdk"
import {
  account,
  ask,
  connect,
  expect,
  isMessageSignedBy,
  noWindowIsLeft,
  payment,
  test,
} from "./in-windows.js"

/** What is xBull's alone, with the kit, against the simulated xBull. */

/** A published SEP-53 vector by account 1, of a text that looks like base64. */
const abcd = {
  message: "abcd",
  signature:
    "9I5EFDpkQNTCQtGqYlRqvdKNDg3RaYwVcQjnTafnua0aP/YJeCqJ/oH4n4r4TKoST2yE48oRaWf1K3SreARIAg==",
}

/** An account that no wallet has. */
const stranger = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 9)).publicKey()

test.beforeEach(async ({ openHarness, makeKit }) => {
  await openHarness()
  await makeKit()
})

test.describe("in its window", () => {
  test.beforeEach(({ page }) => connect(page, "xbull"))

  test("XP6: of a message that looks like base64 the text itself is signed", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.next("approve")
    const { ended } = await ask(page, { name: "signMessage", argument: abcd.message })
    expect(await ended).toEqual({
      value: { signedMessage: abcd.signature, signerAddress: account, verified: "signature" },
    })
    expect(isMessageSignedBy(account, abcd.message, abcd.signature)).toBe(true)
  })

  test("XP6: an xBull that would not decode it is found out", async ({ page, sandbox }) => {
    await sandbox.xbull.quirk("XP6", false)
    await sandbox.xbull.next("approve")
    const { ended } = await ask(page, { name: "signMessage", argument: abcd.message })
    expect(await ended).toMatchObject({ error: { kind: "bad-signature", code: -1 } })
  })

  test("XP4: an account that xBull does not have is refused at once, and the words name that", async ({
    page,
  }) => {
    const { ended } = await ask(page, {
      name: "signTransaction",
      argument: payment(stranger),
      options: { address: stranger },
    })
    const { error } = await ended
    expect(error).toMatchObject({ kind: "rejected", code: -4 })
    expect(error?.message).toMatch(
      /^Request rejected from the wallet\. .*this account on this network/,
    )
    await noWindowIsLeft(page)
  })
})
