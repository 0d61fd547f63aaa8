import { networks } from "@alidade/core"
import type { Page } from "@playwright/test"
import { hash, Keypair, TransactionBuilder } from "@stellar/stellar-sdk"
import { buildApprovedNamespaces, getSdkError } from "@walletconnect/utils"
import { sandboxAccounts } from "../../packages/sandbox/src/wallet/keys.js"
import { test as base, call, code, expect, status } from "./bridge.js"
import { entries } from "./in-page.js"
import { account, hello, isSignedBy, payment, second, state } from "./in-windows.js"
import type { Namespaces, PhoneRequest, Proposal, VendorPhone } from "./phones/phone.js"
import { signClientPhone } from "./phones/sign-client.js"
import { walletKitPhone } from "./phones/walletkit.js"

/**
 * Tests the kit with phones that are not ours: wallets on WalletConnect's own libraries, used as its documents say, over
 * the sandbox's relay. The libraries are the last ones under Apache-2.0.
 */

const testnet = "stellar:testnet"

const phones = {
  "sign-client 2.17.5": (relayUrl: string) => signClientPhone("2.17.5", relayUrl),
  "sign-client 2.21.8": (relayUrl: string) => signClientPhone("2.21.8", relayUrl),
  "walletkit 1.2.8": walletKitPhone,
}

const test = base.extend<{ startPhone: (name: keyof typeof phones) => Promise<VendorPhone> }>({
  startPhone: async ({ server }, use) => {
    const started: VendorPhone[] = []
    await use(async (name) => {
      const phone = await phones[name](server.config.walletConnect.relayUrl)
      started.push(phone)
      return phone
    })
    for (const phone of started) await phone.stop()
  },
})

/** What a wallet grants for a proposal, made by the vendor's own function. */
function namespacesFor(proposal: Proposal, address: string = account): Namespaces {
  return buildApprovedNamespaces({
    proposal,
    supportedNamespaces: {
      stellar: {
        chains: [testnet],
        methods: [
          "stellar_signXDR",
          "stellar_signAndSubmitXDR",
          "stellar_signMessage",
          "stellar_signAuthEntry",
        ],
        events: ["accountsChanged", "chainChanged"],
        accounts: [`${testnet}:${address}`],
      },
    },
  })
}

/** Connects the phone; its user approves. */
async function connect(
  page: Page,
  phone: VendorPhone,
): Promise<{ topic: string; proposal: Proposal }> {
  const connected = call(page, "connect", "wallet_connect")
  await phone.pair(await code(page))
  const proposal = await phone.proposal()
  const topic = await phone.approve(proposal.id, namespacesFor(proposal))
  expect(await connected).toEqual({ value: { address: account } })
  return { topic, proposal }
}

/** Answers the phone's next request. Returns the request. */
async function answer(
  phone: VendorPhone,
  outcome: (request: PhoneRequest) => Parameters<VendorPhone["respond"]>[2],
): Promise<PhoneRequest> {
  const request = await phone.request()
  await phone.respond(request.topic, request.id, outcome(request))
  return request
}

/** Signs a request's transaction with account 1. */
function signed({ params }: PhoneRequest): string {
  const transaction = TransactionBuilder.fromXDR(
    String(params.request.params.xdr),
    networks.Testnet,
  )
  transaction.sign(Keypair.fromSecret(sandboxAccounts[0]!.seed))
  return transaction.toXDR()
}

test.beforeEach(async ({ openHarness }) => openHarness(""))

for (const name of Object.keys(phones) as (keyof typeof phones)[]) {
  test.describe(name, () => {
    test("pairs, approves what was proposed, and signs with each method", {
      tag: name === "walletkit 1.2.8" ? "@main" : [],
    }, async ({ page, makeKit, startPhone }) => {
      await makeKit()
      const phone = await startPhone(name)
      const { topic, proposal } = await connect(page, phone)
      expect(proposal.proposer.metadata).toMatchObject({ name: "Harness" })
      expect(proposal.requiredNamespaces).toEqual({})
      expect(await page.evaluate(() => window.bridge.sessions())).toMatchObject([
        {
          id: topic,
          name: "Vendor's phone",
          accounts: [{ network: "testnet", publicKey: account }],
        },
      ])

      const transaction = call(page, "signTransaction", payment())
      const asked = await answer(phone, (request) => ({ result: { signedXDR: signed(request) } }))
      expect(asked).toMatchObject({
        topic,
        params: {
          chainId: testnet,
          request: {
            method: "stellar_signXDR",
            params: { xdr: payment() },
            expiryTimestamp: expect.any(Number),
          },
        },
      })
      const { value } = await transaction
      expect(value).toMatchObject({ signerAddress: account, verified: "signature" })
      expect(isSignedBy(account, value?.signedTxXdr)).toBe(true)

      const message = call(page, "signMessage", hello.message)
      const { params } = await answer(phone, () => ({ result: { signature: hello.signature } }))
      expect(params.request).toMatchObject({
        method: "stellar_signMessage",
        params: { message: hello.message },
      })
      expect((await message).value).toMatchObject({
        signedMessage: hello.signature,
        verified: "signature",
      })

      const { preimage, signature } = entries.type9
      const entry = call(page, "signAuthEntry", preimage)
      await answer(phone, ({ params: { request } }) => {
        expect(request).toMatchObject({
          method: "stellar_signAuthEntry",
          params: { entryXdr: preimage },
        })
        return { result: { signedAuthEntry: signature, signerAddress: account } }
      })
      expect((await entry).value).toMatchObject({ signedAuthEntry: signature })

      const submitted = call(page, "signAndSubmitTransaction", payment())
      await answer(phone, ({ params: { request } }) => {
        expect(request.method).toBe("stellar_signAndSubmitXDR")
        return { result: { status: "pending" } }
      })
      expect((await submitted).value).toMatchObject({ status: "pending" })
    })

    test("refuses a proposal and requests, and signs with another account, which the kit notices", async ({
      page,
      makeKit,
      startPhone,
    }) => {
      await makeKit()
      const phone = await startPhone(name)
      const declined = call(page, "connect", "wallet_connect")
      await phone.pair(await code(page))
      const { id } = await phone.proposal()
      await phone.reject(id, getSdkError("USER_REJECTED"))
      expect(await declined).toMatchObject({ error: { kind: "rejected", code: -4 } })

      await connect(page, phone)
      const refusals = [
        ["rejected", getSdkError("USER_REJECTED")],
        ["rejected", getSdkError("USER_REJECTED_METHODS")],
        // What `formatJsonRpcError` makes of a text.
        ["rejected", { code: -32000, message: "User rejected the request" }],
        ["unsupported", getSdkError("UNSUPPORTED_METHODS")],
        ["unsupported", getSdkError("WC_METHOD_UNSUPPORTED")],
        ["rejected", getSdkError("USER_DISCONNECTED")],
      ] as const
      for (const [kind, error] of refusals) {
        const refused = call(page, "signMessage", hello.message)
        await answer(phone, () => ({ error }))
        expect(await refused).toMatchObject({ error: { kind } })
      }

      const wrong = call(page, "signTransaction", payment())
      await answer(phone, ({ params: { request } }) => {
        const transaction = TransactionBuilder.fromXDR(String(request.params.xdr), networks.Testnet)
        transaction.sign(Keypair.fromSecret(sandboxAccounts[1]!.seed))
        return { result: { signedXDR: transaction.toXDR() } }
      })
      expect(await wrong).toMatchObject({ error: { kind: "wrong-account" } })
      expect(await status(page)).toBe("connected")
    })

    test("answers two requests in turn, one after the app's reload, and none that the app has cancelled", async ({
      page,
      makeKit,
      startPhone,
      openHarness,
    }) => {
      await makeKit()
      const phone = await startPhone(name)
      const { topic } = await connect(page, phone)

      // The libraries show a request only when the one before it is answered. The simulated phone shows both.
      const calls = Promise.all(
        [hello.message, "Good night"].map((message) => call(page, "signMessage", message)),
      )
      const seed = Keypair.fromSecret(sandboxAccounts[0]!.seed)
      const sign = ({ params }: PhoneRequest) => {
        const text = `Stellar Signed Message:\n${params.request.params.message}`
        const signature = Buffer.from(seed.sign(hash(Buffer.from(text)))).toString("base64")
        return { result: { signature } }
      }
      const asked = [await answer(phone, sign), await answer(phone, sign)]
      expect(asked.map(({ params }) => params.request.params.message).sort()).toEqual([
        "Good night",
        hello.message,
      ])
      for (const { value } of await calls) expect(value).toMatchObject({ verified: "signature" })

      const cancelled = call(page, "signMessage", "Cancelled")
      const late = await phone.request()
      await page.evaluate(() => {
        for (const { id } of window.kit.getState().pending) window.kit.cancel(id)
      })
      expect(await cancelled).toMatchObject({ error: { kind: "aborted" } })
      await phone.respond(topic, late.id, sign(late))

      await openHarness("")
      await makeKit()
      await expect.poll(() => status(page)).toBe("connected")
      const message = call(page, "signMessage", hello.message)
      await answer(phone, sign)
      expect((await message).value).toMatchObject({ signedMessage: hello.signature })
    })

    test("moves the session to another account, reports it, and ends the session", async ({
      page,
      makeKit,
      startPhone,
    }) => {
      await makeKit()
      const phone = await startPhone(name)
      const { topic, proposal } = await connect(page, phone)
      const active = async (): Promise<string | undefined> => (await state(page)).activeAddress
      await phone.update(topic, namespacesFor(proposal, second))
      await expect.poll(active).toBe(second)
      await phone.emit(topic, testnet, "accountsChanged", [`${testnet}:${second}`])
      expect((await page.evaluate(() => window.bridge.sessions()))[0]?.accounts).toEqual([
        { network: "testnet", publicKey: second },
      ])

      // The wallet's user ends the session while a request waits.
      const waiting = call(page, "signMessage", hello.message)
      await phone.request()
      await phone.disconnect(topic, getSdkError("USER_DISCONNECTED"))
      expect(await waiting).toMatchObject({ error: { kind: "rejected" } })
      await expect.poll(() => status(page)).toBe("disconnected")
      await expect.poll(() => page.evaluate(() => window.deleted)).toEqual([topic])

      const again = await connect(page, phone)
      await call(page, "disconnect")
      expect(await phone.ended()).toBe(again.topic)
      expect(await page.evaluate(() => window.bridge.sessions())).toEqual([])
    })

    test("extends the session, which outlives its first seven days and ends after seven more", async ({
      page,
      makeKit,
      startPhone,
    }) => {
      const day = 24 * 3_600_000
      await page.clock.install()
      await makeKit()
      const phone = await startPhone(name)
      const { topic } = await connect(page, phone)
      await page.clock.fastForward(6 * day)
      await phone.extend(topic)
      await page.clock.fastForward(6 * day)
      const message = call(page, "signMessage", hello.message)
      await answer(phone, () => ({ result: { signature: hello.signature } }))
      expect((await message).value).toMatchObject({ signedMessage: hello.signature })
      expect(await status(page)).toBe("connected")
      await page.clock.fastForward(2 * day)
      await expect.poll(() => status(page)).toBe("disconnected")
    })
  })
}
