import {
  Address,
  hash,
  Keypair,
  Networks,
  nativeToScVal,
  Operation,
  rpc,
  scValToNative,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { contractWasm } from "../../packages/network/test/wat.js"
import { importXdr, output, panel, signButton, switchToSecond } from "./authorizations.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

/** Somebody else pays for everything. */
const payer = Keypair.random()

const addressOf = (text: string): xdr.ScVal => Address.fromString(text).toScVal()

/** Builds, signs and sends transactions of the payer, over the local network's JSON-RPC. */
function payerOf(server: rpc.Server) {
  const build = async (operation: xdr.Operation) =>
    new TransactionBuilder(await server.getAccount(payer.publicKey()), {
      fee: "1000000",
      networkPassphrase: Networks.TESTNET,
    })
      .addOperation(operation)
      .setTimeout(0)
      .build()
  /** Returns what the call returned, or undefined if its simulation or the network refused it. */
  const send = async (operation: xdr.Operation): Promise<xdr.ScVal | undefined> => {
    const simulated = await server.simulateTransaction(await build(operation))
    if (!rpc.Api.isSimulationSuccess(simulated)) return undefined
    const transaction = rpc.assembleTransaction(await build(operation), simulated).build()
    transaction.sign(payer)
    const { hash } = await server.sendTransaction(transaction)
    const { status } = await server.pollTransaction(hash)
    return status === "SUCCESS" ? simulated.result?.retval : undefined
  }
  const deploy = async (name: string, ...constructorArgs: xdr.ScVal[]): Promise<string> => {
    const wasm = await contractWasm(name)
    await send(Operation.uploadContractWasm({ wasm }))
    const address = Address.fromString(payer.publicKey())
    const salt = Buffer.from(hash(Buffer.from(name)))
    const wasmHash = Buffer.from(hash(wasm))
    const made = await send(
      Operation.createCustomContract({ address, wasmHash, salt, constructorArgs }),
    )
    return String(scValToNative(made!))
  }
  return { build, send, deploy }
}

test("an entry of a contract account is signed by its two delegates, and the network applies its call", async ({
  page,
  site,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  // Off: Freighter signs for others, which it refuses today.
  await sandbox.freighter.quirk("CP6", false)
  await sandbox.freighter.answer("approve")
  const { networks } = (await (await page.request.get(`${site}/sandbox.json`)).json()) as {
    networks: { passphrase: string; rpcUrl: string }[]
  }
  const { rpcUrl } = networks.find(({ passphrase }) => passphrase === Networks.TESTNET)!
  const server = new rpc.Server(rpcUrl, { allowHttp: true })
  for (const { address } of [{ address: payer.publicKey() }, second])
    await server.requestAirdrop(address)
  const { build, send, deploy } = payerOf(server)
  const owner = Keypair.random().rawPublicKey()
  const account = await deploy("account", nativeToScVal(owner, { type: "bytes" }))
  const vault = await deploy("vault")
  /** Needs the authorization of the account, whose own key signs nothing. */
  const call = (auth: xdr.SorobanAuthorizationEntry[]) =>
    Operation.invokeContractFunction({
      contract: vault,
      function: "guard",
      args: [addressOf(account)],
      auth,
    })
  const simulated = await server.simulateTransaction(
    await build(call([])),
    undefined,
    undefined,
    true,
  )
  const recorded = rpc.Api.isSimulationSuccess(simulated) ? simulated.result?.auth[0] : undefined

  await importXdr(page, recorded!.toXdr("base64"))
  await panel(page).getByText("Let delegates sign").click()
  await panel(page)
    .getByRole("textbox", { name: "Delegates" })
    .fill(`${second.address}\n${first.address}`)
  await panel(page).getByRole("button", { name: "Use these delegates" }).click()
  const deliberate = page.getByRole("checkbox", { name: `I sign for ${account}, as its delegate` })
  await deliberate.check()
  await signButton(page).click()
  await expect(panel(page)).toContainText("Signatures missing: 2.")
  const once = await output(page, "Entry with your signature")

  await page.getByRole("button", { name: "Start another" }).click()
  await switchToSecond(page, sandbox)
  await importXdr(page, once)
  await deliberate.check()
  await signButton(page).click()
  await expect(panel(page)).toContainText("Signatures missing: 1.")
  const twice = await output(page, "Entry with your signature")

  const sendWith = (entry: string) =>
    send(call([xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")]))
  expect(await sendWith(once)).toBeUndefined()
  expect(await sendWith(twice)).toBeDefined()
})
