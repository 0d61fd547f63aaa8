import { ledgerChanged } from "@alidade/core/account"
import { createNetwork } from "@alidade/network"
import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import { accountQuery, followLedger } from "./query.js"

afterEach(() => {
  vi.unstubAllGlobals()
})

test("the adapter for TanStack Query reads an account once, and again after a change of this page", async () => {
  const network = createNetwork({ seed: "query" })
  const [holder, other] = [network.keypair("holder"), network.keypair("other")]
  const fetch = vi.fn(network.fetch)
  vi.stubGlobal("fetch", fetch)
  const asked = () => fetch.mock.calls.filter(([url]) => String(url).includes("/accounts/")).length
  const client = new QueryClient()
  const options = accountQuery(network, holder.publicKey())
  const observer = new QueryObserver(client, options)
  const stopObserving = observer.subscribe(() => {})
  const stopFollowing = followLedger(client)
  try {
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.exists).toBe(false))
    await client.ensureQueryData(options)
    expect(asked()).toBe(1)
    network.fund(holder)
    network.fund(other)
    ledgerChanged("Another network")
    expect(asked()).toBe(1)
    ledgerChanged(network.passphrase)
    await vi.waitFor(() =>
      expect(observer.getCurrentResult().data?.balances[0]?.units).toBe(100_000_000_000n),
    )
    expect(asked()).toBe(2)
  } finally {
    stopFollowing()
    stopObserving()
    client.clear()
  }
})
