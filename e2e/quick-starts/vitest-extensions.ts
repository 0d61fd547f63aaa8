import { sandbox } from "@alidade/sandbox/vitest"
import { requestAccess, signMessage } from "@stellar/freighter-api"
import { expect, test } from "vitest"

const { freighter } = sandbox.wallets

test("connects, and says that the user rejected the message", async () => {
  const { address } = await requestAccess()
  expect(address).toBe(freighter.getState().account)

  freighter.next("reject")
  const { error } = await signMessage("Hello, World!", { address })
  expect(error?.code).toBe(-4)
})
