import { readConfig } from "../../sites/wallet-page.js"
import { followWallets } from "../../wallet/follow-wallets.js"
import type { WalletFacts } from "../../wallet/install-wallet.js"
import type { WalletListing } from "../../wallet/listing.js"
import type { RemoteWallet } from "../../wallet/remote-wallet.js"

/** A wallet of the sandbox's server, controlled from this page. */
export interface ControlledWallet extends Omit<RemoteWallet, "transport"> {
  readonly name: string
  readonly facts: WalletFacts
}

/** Loads the server's wallets with their current states, and follows them and the connection to the server. */
export async function loadWallets(
  onConnection: (isConnected: boolean) => void,
): Promise<ControlledWallet[]> {
  const [listed, { networks }] = await Promise.all([fetchJson("/wallets"), readConfig()])
  const followed = followWallets("/wallets", "at once", onConnection)
  return Promise.all(
    (listed as WalletListing[]).map(async ({ wallet: name, accounts, quirks, ...listing }) => {
      const { productName, productId, home } = listing
      const wallet = followed.wallet({
        wallet: name,
        accounts,
        networks: networks.filter(({ id }) => listing.networks.includes(id)),
        quirks,
      })
      await wallet.refresh()
      // The accounts can change, so they are read from the wallet.
      return Object.assign(wallet, { name, facts: { productName, productId, home } })
    }),
  )
}

/**
 * Fetches JSON from the sandbox's server, or posts some to it.
 *
 * @throws an error with the server's reason if it refuses
 */
export async function fetchJson(path: string, body?: object): Promise<unknown> {
  const response = await fetch(
    path,
    body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  ).catch((cause: unknown) => {
    throw new Error("The sandbox doesn’t answer. Is it still running?", { cause })
  })
  const reply = await response.json()
  if (!response.ok) throw new Error(reply.error ?? reply.detail)
  return reply
}
