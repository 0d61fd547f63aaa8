import { networks } from "@alidade/core"
import { hash, TransactionBuilder } from "@stellar/stellar-sdk"
import { expect, test } from "../harness/test.js"
import { firstKey, requestsFor } from "./samples.js"
import { exposePress, walletTransports } from "./wallet-transports.js"

/**
 * Calls every function of every wallet through the kit, and provokes every fault. The test notes the results in its
 * annotations, from which `scripts/wallet-table.js` makes the documents' page of wallets.
 */

/** Functions that a wallet may lack, by feature. */
const functions: Record<string, string> = {
  v1: "signAuthEntry",
  v2: "signAuthEntry",
  message: "signMessage",
  network: "getNetwork",
  submit: "signAndSubmitTransaction",
}

/** How a request ends after the page has lost the extension, where it is no `page-stale`. */
const whenLost: Readonly<Record<string, RegExp>> = {
  // XE1: xBull reports the same after a closed window.
  "xbull extension": /^popup-closed /,
  // The draft has no code for it: what the wallet says is shown.
  gnomon: /^external failedWith$/,
}

/** What happens if a second extension answers too, where one can. */
const twoAnswers: Readonly<Record<string, RegExp>> = {
  freighter: /^page-stale twoAnswer$/,
  lobstr: /^page-stale twoAnswer$/,
  // IN5: OneKey's object under Hana's name is not taken for Hana's.
  hana: /^not-installed /,
}

for (const transport of walletTransports) {
  test(`${transport}: signs what the SDK signs, refuses what it lacks, and gives each fault its kind [S1.4 S1.5 S1.6 S1.15 S8.9 S8.10 S8.11]`, async ({
    page,
    openHarness,
    server,
  }) => {
    await exposePress(page)
    await openHarness()
    const pair = firstKey(transport)
    const requests = requestsFor(pair)
    const tried = await page.evaluate(
      async ({ transport, config, requests }) =>
        (await window.harness.tryOut()).tryOut(transport, config, requests),
      { transport, config: server.config, requests },
    )
    const { features, faults, signatures, transfer } = tried
    const productId = transport === "injected" ? "scopuly" : transport
    const description = JSON.stringify({ transport, features, faults })
    test.info().annotations.push({ type: "wallet", description })

    // Ed25519 signatures are deterministic: every wallet must return what the SDK signs with the same key.
    const transaction = TransactionBuilder.fromXDR(requests.transaction, networks.Public)
    transaction.sign(pair)
    const signature = (digest: Uint8Array): string =>
      Buffer.from(pair.sign(Buffer.from(digest))).toString("base64")
    const expected: Record<string, string> = {
      transaction: transaction.toXDR(),
      v1: signature(hash(Buffer.from(requests.v1, "base64"))),
      v2: signature(hash(Buffer.from(requests.v2, "base64"))),
      message: signature(hash(Buffer.from(`Stellar Signed Message:\n${requests.message}`))),
    }
    for (const [what, bytes] of Object.entries(signatures)) expect(bytes).toBe(expected[what])
    expect(Object.keys(signatures)).toContain("transaction")
    expect(transfer).toBe("SUCCESS")

    for (const [feature, name] of Object.entries(functions)) {
      if (features[feature] === "yes") continue
      expect(features[feature]).toMatch(
        new RegExp(`^unsupported -3 .*(does not support the "${name}" function|of type 10)`),
      )
    }
    for (const feature of ["connect", "transaction", "disconnect"])
      expect(features[feature]).toBe("yes")
    expect(faults).toMatchObject({
      reject: expect.stringMatching(/^rejected /),
      silent: expect.stringMatching(/^timeout /),
      lost: expect.stringMatching(whenLost[transport] ?? /^page-stale |^cannot /),
      "two answers": expect.stringMatching(twoAnswers[transport] ?? /^cannot /),
      // SC3: the extension checks what the phone returns, and answers with a failure.
      ...(productId === "scopuly"
        ? { "wrong account": "bad-request failedWith", altered: "bad-request failedWith" }
        : {
            "wrong account": expect.stringMatching(/^wrong-account |^bad-signature /),
            altered: expect.stringMatching(/^altered |^bad-signature /),
          }),
    })
  })
}
