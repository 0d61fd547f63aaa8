import { toWalletError, type WalletError } from "@alidade/core"
import { type ContractFunction, type LoadedContract, loadContract } from "@alidade/core/contract"
import type { contract } from "@stellar/stellar-sdk"
import { useCallback, useEffect, useState } from "react"
import { useAccountNetwork } from "../account/use-account-network.js"
import { loadClient } from "./load-client.js"

/** Result of `useContract`. */
export interface UseContractResult {
  /** `idle`: there is no address. */
  status: "idle" | "loading" | "ready" | "failed"
  /** Its functions, with the docs and arguments of its spec (SEP-48). Empty until they are known. */
  functions: readonly ContractFunction[]
  /** The Stellar SDK's client, without a signer. */
  client?: contract.Client
  error?: WalletError
  /** Reads the contract again, after a failure or when its code was replaced. */
  refresh: () => void
}

interface Loaded {
  key: string
  contract?: LoadedContract<contract.Client>
  error?: WalletError
}

const none: readonly ContractFunction[] = []

/**
 * What a contract (`C…`) of the kit's network can do. Its code is read from the network's JSON-RPC, once per page. SDK 14 and 15
 * cannot load the contracts of assets.
 */
export function useContract(address: string | undefined): UseContractResult {
  const network = useAccountNetwork()
  const [again, setAgain] = useState(0)
  const [last, setLast] = useState<Loaded>()
  const key = `${again} ${address} ${JSON.stringify(network)}`
  useEffect(() => {
    if (!address) return
    const end = new AbortController()
    loadContract(network, address, loadClient, { signal: end.signal, fresh: again > 0 }).then(
      (contract) => setLast({ key, contract }),
      (thrown) => {
        if (!end.signal.aborted) setLast({ key, error: toWalletError(thrown) })
      },
    )
    return () => end.abort()
  }, [key, address, network, again])
  const refresh = useCallback(() => setAgain((count) => count + 1), [])
  if (!address) return { status: "idle", functions: none, refresh }
  if (last?.key !== key) return { status: "loading", functions: none, refresh }
  const { contract, error } = last
  if (!contract) return { status: "failed", functions: none, ...(error && { error }), refresh }
  return { status: "ready", functions: contract.functions, client: contract.client, refresh }
}
