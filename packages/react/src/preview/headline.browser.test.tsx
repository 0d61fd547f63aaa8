import { expect, test } from "vitest"
import { ADDRESS, connectedKit, render, until, wallet } from "../../test/fixtures.js"
import { TransactionPreview } from "../index.js"

/** A SEP-10 challenge of example.org for the connected account. */
const challenge =
  "AAAAAgAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAMgAAAAAAAAAAAAAAAEAAAAAawcDxAAAAABrBwTwAAAAAAAAAAIAAAABAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAACgAAABBleGFtcGxlLm9yZyBhdXRoAAAAAQAAAEBCWW1hRWhncTFoOVErWFFTV2E5eGxZWmxFV0JOUmloN3Z6Z2RCK2tDUE0ydFREMDJaRlpzcVVXUzNQUGwyTS9PAAAAAQAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAoAAAAPd2ViX2F1dGhfZG9tYWluAAAAAAEAAAAQYXV0aC5leGFtcGxlLm9yZwAAAAAAAAABFEbSLAAAAEDk5ljBKzSXNPbzN+qEdTTpMWSfkesybZez/flP4NTiIFHDhf5dV+kfaWkBuikglxhe+8WW8MWWsGyXqDO3kV4D"

/** A fee bump by the connected account around its own unsigned transaction. */
const feeBump =
  "AAAABQAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAMgAAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAXeSs4EAAABAIkT7REF60YhjEJFm8sARmd6/JSwLUD5xwsqbW98VzacD5WWpo3v/UXwvjQiP9D/u07VulgOu37Og4grAiRMmDg=="

const one = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`)

async function preview(xdr: string) {
  const kit = await connectedKit(wallet("Freighter"))
  render(kit, <TransactionPreview xdr={xdr} />)
  await until(() => one("headline"))
}

test("a challenge reads as a sign-in, with its data entries among the details", async () => {
  await preview(challenge)
  expect(one("headline")?.textContent).toBe(
    "Sign in to example.org. This can’t be sent; nothing changes.",
  )
  expect(one("operation")?.closest("details")?.open).toBe(false)
  expect(document.querySelector("[data-fact=previewFee]")).toBeNull()
  expect(one("operation")?.textContent).toContain(`For account ${ADDRESS}`)
})

test("a fee bump reads as a fee, before the operations inside", async () => {
  await preview(feeBump)
  expect(one("headline")?.textContent).toBe(
    "Pay a new network fee for your own transaction, up to 0.00008 XLM",
  )
  expect(one("inside")?.textContent).toBe("Inside, not signed yet:")
  const operation = one("operation")!
  expect(one("inside")!.compareDocumentPosition(operation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
