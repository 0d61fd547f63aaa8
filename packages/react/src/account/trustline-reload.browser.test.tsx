import { unfinished } from "@alidade/core/send"
import { expect, test } from "vitest"
import { renderHook } from "../../test/fixtures.js"
import { stuck, world } from "../../test/sending.js"
import { useTrustline } from "./index.js"

test("a trust line that was under way is shown as being added after a reload, until it is there", async () => {
  const { kit, network, storage, signTransaction } = await world()
  const asset = `EUR:${network.keypair("payee").publicKey()}`
  const show = () => renderHook(kit, () => useTrustline(asset, { storage }))
  const before = show()
  await expect.poll(() => before.result.current?.needed).toBe(true)
  const goThrough = stuck(network)
  const adding = before.result.current.add()
  await expect.poll(() => before.result.current.adding).toBe("sending")
  await expect.poll(() => unfinished(storage).length).toBe(1)
  before.unmount()
  expect(await adding).toBe(false)
  const after = show()
  await expect.poll(() => after.result.current?.adding).toBe("sending")
  const joined = after.result.current.add()
  goThrough()
  expect(await joined).toBe(true)
  await expect.poll(() => after.result.current.adding).toBe("success")
  await expect.poll(() => after.result.current.needed).toBe(false)
  expect(signTransaction).toHaveBeenCalledOnce()
  expect(unfinished(storage)).toEqual([])
})

test("what another asset, account, or network has under way is not taken for it", async () => {
  const { kit, network, storage, payment } = await world()
  const { xdr, hash } = payment()
  storage.setItem("alidade-send", JSON.stringify([{ hash, xdr, since: 1 }]))
  const asset = `EUR:${network.keypair("payee").publicKey()}`
  const { result } = renderHook(kit, () => useTrustline(asset, { storage }))
  await expect.poll(() => result.current?.needed).toBe(true)
  expect(await result.current.add()).toBe(true)
  await expect.poll(() => result.current.needed).toBe(false)
  expect(unfinished(storage)).toEqual([{ hash, xdr, since: 1 }])
})
