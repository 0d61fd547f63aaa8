import { createNetwork } from "@alidade/network"
import { afterEach, expect, test, vi } from "vitest"
import { accountResource, ledgerChanged, onLedgerChange, tokenResource } from "./index.js"

const network = createNetwork({ seed: "shared" })
const holder = network.keypair("holder")
network.fund(holder)
const address = holder.publicKey()

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Counts the requests for accounts. */
function counting() {
  const fetch = vi.fn(network.fetch)
  vi.stubGlobal("fetch", fetch)
  return () => fetch.mock.calls.filter(([url]) => String(url).includes("/accounts/")).length
}

test("an account is the same object for all who show it, per network, server, and address", () => {
  const { passphrase, horizonUrl } = network
  const account = accountResource(network, address)
  expect(accountResource({ passphrase, horizonUrl, rpcUrl: network.rpcUrl }, address)).toBe(account)
  expect(accountResource({ passphrase: "Other", horizonUrl }, address)).not.toBe(account)
  expect(accountResource({ passphrase, horizonUrl: "https://h.example" }, address)).not.toBe(
    account,
  )
  expect(accountResource(network, network.keypair("b").publicKey())).not.toBe(account)
  expect(tokenResource(network, address, address)).not.toBe(account)
})

test("what this page sends on a network is read again there, and nowhere else", async () => {
  const asked = counting()
  const account = accountResource(network, address)
  const stop = account.subscribe(() => {})
  await vi.waitFor(() => expect(account.getState().status).toBe("ready"))
  expect(asked()).toBe(1)
  ledgerChanged("Another network")
  expect(asked()).toBe(1)
  ledgerChanged(network.passphrase)
  expect(asked()).toBe(2)
  await vi.waitFor(() => expect(account.getState().reading).toBe(false))
  stop()
})

test("whoever follows changes gets the passphrase, until it stops", () => {
  const seen: string[] = []
  const stop = onLedgerChange((passphrase) => seen.push(passphrase))
  ledgerChanged("one")
  stop()
  ledgerChanged("two")
  expect(seen).toEqual(["one"])
})

test("a page that shows many accounts in turn forgets those that nobody shows", () => {
  const kept = accountResource(network, address)
  const stop = kept.subscribe(() => {})
  const dropped = accountResource(network, network.keypair("0").publicKey())
  for (let index = 1; index < 250; index++)
    accountResource(network, network.keypair(String(index)).publicKey())
  expect(accountResource(network, address)).toBe(kept)
  expect(accountResource(network, network.keypair("0").publicKey())).not.toBe(dropped)
  stop()
})
