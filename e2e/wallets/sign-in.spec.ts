import { networks } from "@alidade/core"
import { type SandboxConfig, type SandboxNetwork, sandboxAccounts } from "@alidade/sandbox/browser"
import type { Page } from "@playwright/test"
import { Account, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { call, connect, expect, type PageWallet, test, types } from "./in-page.js"
import { account, second } from "./in-windows.js"

/** Signs users in with `@alidade/sign-in` on the sandbox's servers, which are written from the protocol alone. */

/** How a sign-in ended: the token's claims, or the error with the keys of its reasons, outermost first. */
interface SignedIn {
  claims?: Record<string, unknown>
  error?: { kind: string; keys: string[]; message: string }
}

interface Wanted {
  server: string | SandboxNetwork["signIn"]
  account?: string
  memo?: string
}

function signIn(page: Page, wanted: Wanted): Promise<SignedIn> {
  return page.evaluate(async (wanted) => {
    const { signIn } = await window.harness.signIn()
    try {
      const { token } = await signIn({ kit: window.kit, ...wanted })
      const claims = token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")
      return { claims: JSON.parse(atob(claims)) }
    } catch (thrown) {
      const { kind, message, reason } = thrown as { kind: string; message: string; reason: unknown }
      const keys: string[] = []
      type Words = { key: string; values?: { reason?: unknown; said?: unknown } }
      for (let next = reason as Words | undefined; next?.key; ) {
        keys.push(next.key)
        next = (next.values?.reason ?? next.values?.said) as Words | undefined
      }
      return { error: { kind, keys, message } }
    }
  }, wanted)
}

const networkOf = ({ networks: all }: SandboxConfig, passphrase: string): SandboxNetwork =>
  all.find((network) => network.passphrase === passphrase)!

/** The types of messages by which these wallets are asked to sign a transaction. */
const signatures: unknown[] = ["SUBMIT_TRANSACTION", "SIGN_TRANSACTION"]

for (const [at, [wallet, network]] of (
  [
    ["freighter", networks.Testnet],
    ["lobstr", networks.Public],
  ] as const satisfies readonly (readonly [PageWallet, string])[]
).entries()) {
  test(`AU1, AU2: ${wallet} signs in, and the token names the account`, {
    tag: at === 0 ? "@main" : [],
  }, async ({ page, sandbox, server, openHarness, makeKit }) => {
    await openHarness()
    await makeKit(wallet)
    await connect(page, sandbox, wallet)
    await sandbox[wallet].next("approve", "approve")
    const site = networkOf(server.config, network).signIn
    const { claims } = await signIn(page, { server: site, memo: "7" })
    expect(claims).toMatchObject({ iss: site.endpoint, sub: `${account}:7` })
    expect((await types(sandbox, wallet)).filter((type) => signatures.includes(type))).toHaveLength(
      1,
    )
  })
}

test.describe("with Freighter on Testnet", () => {
  let site: SandboxNetwork["signIn"]
  test.beforeEach(async ({ page, sandbox, server, openHarness, makeKit }) => {
    await openHarness()
    await makeKit("freighter")
    await connect(page, sandbox, "freighter")
    site = networkOf(server.config, networks.Testnet).signIn
  })

  const faults: Readonly<Record<string, readonly string[]>> = {
    "home-domain": ["badChallenge", "challengeHomeDomain"],
    "web-auth-domain": ["badChallenge", "challengeWebAuthDomain"],
    network: ["badChallenge", "challengeServerSignature"],
    sequence: ["badChallenge", "challengeSequence"],
    expired: ["badChallenge", "challengeLate"],
    payment: ["badChallenge", "challengeOperation"],
    "server-key": ["badChallenge", "challengeServerSource"],
    account: ["badChallenge", "challengeAccount"],
    memo: ["badChallenge", "challengeMemo"],
    error: ["signInRefused"],
  }
  for (const [fault, keys] of Object.entries(faults))
    test(`AU1: the wallet is not asked if the server has the fault ${fault}`, async ({
      page,
      sandbox,
      server,
    }) => {
      await setFault(server.config, fault)
      const { error } = await signIn(page, { server: site })
      expect(error).toMatchObject({ kind: "external", keys })
      const asked = await types(sandbox, "freighter")
      expect(asked.filter((type) => signatures.includes(type))).toEqual([])
    })

  test("a server that never replies ends the sign-in in ten seconds", async ({
    page,
    sandbox,
    server,
  }) => {
    await setFault(server.config, "silent")
    await page.clock.install()
    const asked = page.waitForRequest((request) => request.url().startsWith(site.endpoint))
    const ended = signIn(page, { server: site })
    await asked
    await page.clock.fastForward(10_000)
    expect((await ended).error).toMatchObject({ kind: "timeout" })
    const all = await types(sandbox, "freighter")
    expect(all.filter((type) => signatures.includes(type))).toEqual([])
  })

  test("shows the server's words if the account needs more signatures than one", async ({
    page,
    sandbox,
    server,
  }) => {
    const network = networkOf(server.config, networks.Testnet)
    await sandbox.freighter.answer("approve")
    await share(network, { masterWeight: 1, medThreshold: 2, highThreshold: 2 })
    expect((await signIn(page, { server: site })).error).toMatchObject({
      kind: "external",
      keys: ["signInRefused"],
      message: expect.stringContaining("threshold 2"),
    })
  })

  test("an account whose own key is heavy enough signs in with it alone", async ({
    page,
    sandbox,
    server,
  }) => {
    await share(networkOf(server.config, networks.Testnet), { masterWeight: 2, medThreshold: 2 })
    await sandbox.freighter.answer("approve")
    expect((await signIn(page, { server: site })).claims).toMatchObject({ sub: account })
  })

  test("a rejected signature gives no token", async ({ page, sandbox }) => {
    await sandbox.freighter.answer("reject")
    expect((await signIn(page, { server: site })).error).toMatchObject({ kind: "rejected" })
  })

  test("the signature of another account than the one that signs in is refused", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.answer("wrong-signer")
    const { error } = await signIn(page, { server: site })
    expect(error?.kind).toBe("wrong-account")
    const other = await signIn(page, { server: site, account: second })
    expect(other.error).toMatchObject({ kind: "bad-request", keys: ["signInNoAccount"] })
  })
})

test("finds the server of a home domain by its stellar.toml", async ({
  page,
  sandbox,
  server,
  openHarness,
  makeKit,
}) => {
  const {
    passphrase,
    horizonUrl,
    signIn: site,
  } = server.config.networks.find(({ id }) => id === "local")!
  await openHarness()
  await sandbox.freighter.set({ network: "local", answer: "approve" })
  await makeKit("freighter", passphrase)
  expect(await call(page, "connect", "freighter")).toEqual({ value: { address: account } })
  const { claims } = await signIn(page, { server: horizonUrl })
  expect(claims).toMatchObject({ iss: site.endpoint, sub: account })
})

async function setFault({ signInUrl }: SandboxConfig, fault: string): Promise<void> {
  const response = await fetch(`${signInUrl}/update`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fault }),
  })
  expect(response.ok).toBe(true)
}

/** Gives account 1 a second signer of weight 1, account 2, and these weights and thresholds. */
async function share(
  { horizonUrl, friendbotUrl, passphrase }: SandboxNetwork,
  options: { masterWeight: number; medThreshold: number; highThreshold?: number },
): Promise<void> {
  await fetch(`${friendbotUrl}?addr=${account}`)
  const { sequence } = await (await fetch(`${horizonUrl}/accounts/${account}`)).json()
  const signer = { ed25519PublicKey: second, weight: 1 }
  const transaction = new TransactionBuilder(new Account(account, sequence), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.setOptions({ signer, ...options }))
    .setTimeout(0)
    .build()
  transaction.sign(Keypair.fromSecret(sandboxAccounts[0]!.seed))
  const body = new URLSearchParams({ tx: transaction.toXDR() })
  expect((await fetch(`${horizonUrl}/transactions`, { method: "POST", body })).ok).toBe(true)
}
