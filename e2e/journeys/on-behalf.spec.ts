import type { Locator } from "@playwright/test"
import {
  type Account,
  Address,
  Asset,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
  hash,
  inspectAuthEntry,
  Keypair,
  Networks,
  nativeToScVal,
  Operation,
  rpc,
  StrKey,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { importXdr, output, panel, signButton, switchToSecond } from "./authorizations.js"
import { expectAccessible } from "./axe.js"
import { makeSharedAccount } from "./shared-account.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

/** A contract that authorizes, and the one that is called. */
const contract = StrKey.encodeContract(Buffer.alloc(32, 4))
const called = StrKey.encodeContract(Buffer.alloc(32, 6))

/** The key of a server that people sign in to. */
const server = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 22))

const EXPIRY = 100_000

/** An unsigned entry of an address for a call of a contract. */
function entryFor(
  address: string,
  functionName = "run",
  args: xdr.ScVal[] = [],
): xdr.SorobanAuthorizationEntry {
  return new xdr.SorobanAuthorizationEntry({
    credentials: xdr.SorobanCredentials.sorobanCredentialsAddressV2(
      new xdr.SorobanAddressCredentials({
        address: Address.fromString(address).toScAddress(),
        nonce: 7n,
        signatureExpirationLedger: EXPIRY,
        signature: xdr.ScVal.scvVoid(),
      }),
    ),
    rootInvocation: new xdr.SorobanAuthorizedInvocation({
      function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
        new xdr.InvokeContractArgs({
          contractAddress: Address.fromString(called).toScAddress(),
          functionName,
          args,
        }),
      ),
      subInvocations: [],
    }),
  })
}

function delegated(entry: xdr.SorobanAuthorizationEntry, ...delegates: string[]) {
  return buildWithDelegatesEntry({
    entry,
    validUntilLedgerSeq: EXPIRY,
    delegates: delegates.map((address) => ({ address })),
  })
}

const entryOf = (text: string) => xdr.SorobanAuthorizationEntry.fromXdr(text, "base64")

/** Whether the Stellar SDK takes the signature of each of these accounts in an entry. */
function isSignedBy(text: string, ...expected: string[]): void {
  const entry = entryOf(text)
  const digest = hash(buildAuthorizationEntryPreimage(entry, EXPIRY, Networks.TESTNET).toXdr())
  const signatures = inspectAuthEntry(entry).signers.flatMap((signer) => signer.signatures ?? [])
  expect(signatures.map(({ publicKey }) => publicKey).sort()).toEqual([...expected].sort())
  for (const { publicKey, signature } of signatures) {
    expect(Keypair.fromPublicKey(publicKey).verify(Buffer.from(digest), signature)).toBe(true)
  }
}

test.beforeEach(async ({ openPage, connect, sandbox }) => {
  await openPage()
  await connect()
  // Off: Freighter signs for others, which it refuses today.
  await sandbox.freighter.fault("CP6", false)
  await sandbox.freighter.answer("approve")
})

test("an authorization of a contract is signed for it only after the user chose to, and the proof says for whom", async ({
  page,
  sandbox,
}) => {
  const preimage = buildAuthorizationEntryPreimage(entryFor(contract), EXPIRY, Networks.TESTNET)
  await importXdr(page, preimage.toXdr("base64"))
  await expect(panel(page)).toContainText("This authorization is for another address")
  await expect(panel(page)).toContainText(`You sign for ${contract}.`)
  await signButton(page).click()
  await expect(panel(page).getByRole("checkbox")).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("checkbox", { name: `I sign for ${contract}` }).check()
  await sandbox.freighter.answer("ask")
  await signButton(page).click()
  const dialog = page.getByRole("dialog", { name: "Sign in Freighter" })
  await expect(dialog.getByText(`You sign for ${contract}.`)).toBeVisible()
  await sandbox.freighter.approve()
  await expect(panel(page)).toContainText(`${first.address} signed for ${contract}.`)
  const signature = Buffer.from(await output(page, "Signature (64 bytes, base64)"), "base64")
  const digest = Buffer.from(hash(preimage.toXdr()))
  expect(Keypair.fromPublicKey(first.address).verify(digest, signature)).toBe(true)
  await expectAccessible(page)

  await panel(page).getByRole("button", { name: "Keep a proof" }).click()
  const link = await panel(page).getByLabel("Link to the proof", { exact: true }).inputValue()
  await page.goto(link)
  const opened = page.getByRole("article", { name: "Proof" })
  await expect(opened.getByRole("heading", { name: "This signature is valid" })).toBeVisible()
  await expect(opened).toContainText(`The authorization is for ${contract}.`)
})

test("an entry of a shared account collects the signatures of two signers, and the network applies its call", async ({
  page,
  site,
  sandbox,
}) => {
  const { networks } = (await (await page.request.get(`${site}/sandbox.json`)).json()) as {
    networks: { passphrase: string; horizonUrl: string; rpcUrl: string }[]
  }
  const network = networks.find(({ passphrase }) => passphrase === Networks.TESTNET)!
  const shared = (await makeSharedAccount(network.horizonUrl)).accountId()
  const server = new rpc.Server(network.rpcUrl, { allowHttp: true })
  const payer = Keypair.random()
  /** The transfer of 5 XLM from the shared account, paid by somebody else. */
  const transfer = (source: Account, auth: xdr.SorobanAuthorizationEntry[]) =>
    new TransactionBuilder(source, { fee: "100", networkPassphrase: Networks.TESTNET })
      .addOperation(
        Operation.invokeContractFunction({
          contract: Asset.native().contractId(Networks.TESTNET),
          function: "transfer",
          args: [
            Address.fromString(shared).toScVal(),
            Address.fromString(second.address).toScVal(),
            nativeToScVal(50_000_000n, { type: "i128" }),
          ],
          auth,
        }),
      )
      .setTimeout(0)
      .build()
  const source = await server.requestAirdrop(payer.publicKey())
  const simulated = await server.simulateTransaction(transfer(source, []))
  const recorded = rpc.Api.isSimulationSuccess(simulated) ? simulated.result?.auth[0] : undefined

  await importXdr(page, recorded!.toXdr("base64"))
  await expect(panel(page).getByText("authorizes this")).toBeVisible()
  await expect(panel(page)).toContainText("Not signed yet")
  await page.getByRole("checkbox", { name: `I sign for ${shared}` }).check()
  await signButton(page).click()
  await expect(panel(page)).toContainText(`${first.address} signed for ${shared}.`)
  const once = await output(page, "Entry with your signature")

  await page.getByRole("button", { name: "Start another" }).click()
  await switchToSecond(page, sandbox)
  await importXdr(page, once)
  await expect(panel(page)).toContainText(`Signed by ${first.short}`)
  await page.getByRole("checkbox", { name: `I sign for ${shared}` }).check()
  await signButton(page).click()
  await expect(panel(page)).toContainText(`${second.address} signed for ${shared}.`)
  const twice = await output(page, "Entry with your signature")

  const send = async (entry: string) => {
    const account = await server.getAccount(payer.publicKey())
    const assembled = rpc
      .assembleTransaction(transfer(account, [entryOf(entry)]), simulated)
      .build()
    assembled.sign(payer)
    const { hash } = await server.sendTransaction(assembled)
    return (await server.pollTransaction(hash)).status
  }
  // Both must sign.
  expect(await send(once)).toBe("FAILED")
  expect(await send(twice)).toBe("SUCCESS")
})

test("two delegates that the user names sign an entry of a contract one after the other", async ({
  page,
  sandbox,
}) => {
  await importXdr(page, entryFor(contract).toXdr("base64"))
  await panel(page).getByText("Let delegates sign").click()
  const delegates = panel(page).getByRole("textbox", { name: "Delegates" })
  const use = panel(page).getByRole("button", { name: "Use these delegates" })
  await delegates.fill(`${second.address}\n${second.address}`)
  await use.click()
  await expect(delegates).toHaveAccessibleDescription(/listed twice/)
  await delegates.fill(`${second.address}\n${first.address}`)
  await use.click()
  const places = panel(page).getByRole("listitem").filter({ hasText: "delegate of" })
  await expect(places).toHaveCount(2)
  for (const delegate of [first, second]) {
    await expect(places.filter({ hasText: delegate.short })).toContainText("Not signed yet")
  }
  await signButton(page).click()
  await expect(panel(page).getByRole("checkbox")).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("checkbox", { name: `I sign for ${contract}, as its delegate` }).check()
  await signButton(page).click()
  await expect(panel(page)).toContainText("Signatures missing: 2.")
  const once = await output(page, "Entry with your signature")
  isSignedBy(once, first.address)

  await page.getByRole("button", { name: "Start another" }).click()
  await switchToSecond(page, sandbox)
  await importXdr(page, once)
  await page.getByRole("checkbox", { name: `I sign for ${contract}, as its delegate` }).check()
  await signButton(page).click()
  await expect(panel(page)).toContainText("Signatures missing: 1.")
  const twice = await output(page, "Entry with your signature")
  isSignedBy(twice, first.address, second.address)
  expect(inspectAuthEntry(entryOf(twice)).signers.map(({ signed }) => signed)).toEqual([
    false,
    true,
    true,
  ])
})

test("a sign-in with a contract account (SEP-45) is checked, and its own entry is signed and given back in the list", async ({
  page,
}) => {
  const fields = {
    account: contract,
    home_domain: "localhost:8080",
    nonce: "42",
    web_auth_domain: "localhost:8080",
    web_auth_domain_account: server.publicKey(),
  }
  const signIn = (address: string, texts: Readonly<Record<string, string>> = fields) =>
    entryFor(address, "web_auth_verify", [
      xdr.ScVal.scvMap(
        Object.entries(texts).map(
          ([name, text]) =>
            new xdr.ScMapEntry({ key: xdr.ScVal.scvSymbol(name), val: xdr.ScVal.scvString(text) }),
        ),
      ),
    ])
  const { authorizeEntry } = await import("@stellar/stellar-sdk")
  const own = delegated(signIn(contract), first.address)
  const theirs = await authorizeEntry(signIn(server.publicKey()), server, EXPIRY, Networks.TESTNET)
  /** An XDR array: a count and its elements (RFC 4506). */
  const listOf = (...entries: xdr.SorobanAuthorizationEntry[]): string => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(entries.length)
    return Buffer.concat([count, ...entries.map((entry) => Buffer.from(entry.toXdr()))]).toString(
      "base64",
    )
  }

  await importXdr(page, listOf(signIn(contract, { ...fields, nonce: "43" }), theirs))
  await expect(panel(page)).toContainText("This isn’t a proper sign-in")
  await page.getByRole("button", { name: "Start another" }).click()

  await importXdr(page, listOf(own, theirs))
  await expect(panel(page)).toContainText("Sign-in with a contract account (SEP-45)")
  await expect(panel(page)).not.toContainText("This isn’t a proper sign-in")
  await expect(panel(page)).toContainText("home_domainlocalhost:8080")
  const rows = page.getByRole("list", { name: "Authorizations in the list" }).locator("> li")
  await expect(rows.nth(0)).toContainText("The account that signs in")
  await expect(rows.nth(1)).toContainText("The server")
  const signedPlace = (row: Locator) => row.locator(".signer").filter({ hasText: /Signed$/ })
  await expect(signedPlace(rows.nth(1))).toContainText(`…${server.publicKey().slice(-6)}`)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Review authorization 1" }).click()
  await page.getByRole("checkbox", { name: `I sign for ${contract}, as its delegate` }).check()
  await signButton(page).click()
  await expect(signedPlace(rows.nth(0))).toContainText(first.short)
  const list = Buffer.from(await output(page, "List with the signatures so far"), "base64")
  const signed = list.subarray(4, list.length - theirs.toXdr().length)
  isSignedBy(signed.toString("base64"), first.address)
  expect(list.subarray(4 + signed.length).toString("base64")).toBe(theirs.toXdr("base64"))
})
