import type { WalletError } from "@alidade/core"
import {
  type AccountInfo,
  type AccountNetwork,
  type AssetName,
  accountResource,
  type Resource,
} from "@alidade/core/account"
import { useMemo } from "react"
import { useKitState } from "../context/use-kit-state.js"
import { useAccountNetwork } from "./use-account-network.js"
import { useResources } from "./use-resources.js"

/** How far something of the network is known. */
export interface ReadProgress {
  /**
   * `idle`: there is no account, or no server that could be asked. `failed`: the last request failed; what was known before
   * is kept.
   */
  status: "idle" | "loading" | "ready" | "failed"
  /** A request is under way, the first or a later one. */
  reading: boolean
  error?: WalletError
  /** Reads it again, or joins the request that is under way. Never rejects. */
  refresh: () => Promise<void>
}

/** Result of `useAccountInfo`. */
export interface UseAccountInfoResult extends ReadProgress {
  account?: AccountInfo
}

/**
 * An account of the kit's network, by default the active one: whether it exists, its reserve, its signers, and all that
 * it holds. One request serves all components of the page. It is made again when the page gets focus, every 30 s while
 * the page is visible, and after what this page has sent.
 */
export function useAccountInfo(address?: string): UseAccountInfoResult {
  const { resources } = useAccountResources(address)
  const [[state], refresh] = useResources(resources)
  return {
    ...progressOf(state ? [state] : []),
    ...(state?.data && { account: state.data }),
    refresh,
  }
}

const none: readonly Resource<AccountInfo>[] = []

/** The account of an address: one resource, or none if there is no account or nobody to ask. */
export function useAccountResources(
  address: string | undefined,
  assets?: readonly AssetName[],
): {
  network: AccountNetwork
  subject: string | undefined
  resources: readonly Resource<AccountInfo>[]
} {
  const network = useAccountNetwork()
  const active = useKitState((state) => state.activeAddress)
  const subject = address ?? active
  // The list may be a new one at each render.
  const listed = JSON.stringify(assets ?? [])
  const resources = useMemo(
    () =>
      subject && !subject.startsWith("C") && (network.horizonUrl || network.rpcUrl)
        ? [accountResource(network, subject, JSON.parse(listed) as AssetName[])]
        : none,
    [network, subject, listed],
  )
  return { network, subject, resources }
}

/** The progress of several requests as one. Nothing to ask is idle. */
export function progressOf(
  states: readonly {
    status: "loading" | "ready" | "failed"
    reading: boolean
    error?: WalletError
  }[],
): Pick<ReadProgress, "status" | "reading" | "error"> {
  const error = states.find((state) => state.error)?.error
  const status = (["loading", "failed", "ready"] as const).find((one) =>
    states.some((state) => state.status === one),
  )
  return {
    status: status ?? "idle",
    reading: states.some(({ reading }) => reading),
    ...(error ? { error } : {}),
  }
}
