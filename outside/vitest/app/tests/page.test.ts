import { createKit, networks } from "@alidade/core"
import { sandbox } from "@alidade/sandbox/vitest"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { lobstr } from "@alidade/wallets/lobstr"
import { getAddress } from "@stellar/freighter-api"
import { expect, test } from "vitest"

const { wallets, clientOptions } = sandbox

test("each test starts without connections", async () => {
  expect(await getAddress()).toMatchObject({ address: "" })
})

test.each([
  ["freighter", networks.Testnet, freighter(clientOptions.freighter)],
  ["lobstr", networks.Public, lobstr(clientOptions.lobstr)],
  ["hana", networks.Testnet, hana(clientOptions.hana)],
])("a kit connects %s and signs", async (id, network, wallet) => {
  const kit = createKit({ network, wallets: [wallet], storage: null })
  const { address } = await kit.connect(id)
  expect(await kit.signMessage("Hello, World!")).toMatchObject({ signerAddress: address })
  kit.destroy()
})

test("a wallet that asks waits for its user", async () => {
  await wallets.freighter.update({ answer: "ask" })
  const kit = createKit({
    network: networks.Testnet,
    wallets: [freighter(clientOptions.freighter)],
    storage: null,
  })
  const connecting = kit.connect("freighter")
  await expect.poll(() => wallets.freighter.getState().waiting.length).toBe(1)
  await wallets.freighter.settle("reject")
  await expect(connecting).rejects.toMatchObject({ kind: "rejected" })
  kit.destroy()
})
