import { Keypair, nativeToScVal, Operation, rpc, xdr } from "@stellar/stellar-sdk"
import { importXdr, output, panel, signButton, switchToSecond } from "./authorizations.js"
import { addressOf, openPayer } from "./payer.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

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
  await sandbox.freighter.fault("CP6", false)
  await sandbox.freighter.answer("approve")
  const { server, build, send, deploy } = await openPayer(page, site)
  await server.requestAirdrop(second.address)
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
