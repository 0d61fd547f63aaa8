import {
  type AssetBalance,
  type AssetName,
  type Resource,
  tokenResource,
} from "@alidade/core/account"
import { useMemo } from "react"
import { progressOf, type ReadProgress, useAccountResources } from "./use-account-info.js"
import { useResources } from "./use-resources.js"

/** Options of `useBalances`. The lists may be new ones at each render. */
export interface UseBalancesOptions {
  /** Contract tokens (SEP-41, `C…`) to read too, by simulation at the network's JSON-RPC. */
  tokens?: readonly string[]
  /** Assets (`CODE:ISSUER`) to look for on a network without Horizon: JSON-RPC cannot list what an account holds. */
  assets?: readonly AssetName[]
}

/** Result of `useBalances`. */
export interface UseBalancesResult extends ReadProgress {
  /** XLM first, then the assets as the server lists them, then the tokens. Those that are not known yet are missing. */
  balances: readonly AssetBalance[]
  /** Whether the account exists. A contract (`C…`) has none. Undefined until it is known. */
  exists?: boolean
  /** The server that told the account's balances. */
  server?: string
}

const none: readonly Resource<AssetBalance>[] = []

/**
 * What an address (`G…`, `M…`, `C…`) holds on the kit's network, by default the active one, with what of it can be sent.
 * It is kept up to date like `useAccountInfo`, with which it shares its request.
 */
export function useBalances(
  address?: string,
  { tokens = [], assets }: UseBalancesOptions = {},
): UseBalancesResult {
  const { network, subject, resources } = useAccountResources(address, assets)
  const listed = JSON.stringify(tokens)
  const tokenResources = useMemo(
    () =>
      subject && network.rpcUrl
        ? (JSON.parse(listed) as string[]).map((token) => tokenResource(network, subject, token))
        : none,
    [network, subject, listed],
  )
  const [[account], refreshAccount] = useResources(resources)
  const [held, refreshTokens] = useResources(tokenResources)
  const refresh = useMemo(
    () => async () => {
      await Promise.all([refreshAccount(), refreshTokens()])
    },
    [refreshAccount, refreshTokens],
  )
  const balances = useMemo(
    () => [...(account?.data?.balances ?? []), ...held.flatMap(({ data }) => data ?? [])],
    [account, held],
  )
  return {
    ...progressOf([...(account ? [account] : []), ...held]),
    balances,
    ...(account?.data && { exists: account.data.exists, server: account.data.server }),
    refresh,
  }
}
