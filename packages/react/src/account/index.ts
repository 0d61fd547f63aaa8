"use client"

export {
  type ReadProgress,
  type UseAccountInfoResult,
  useAccountInfo,
} from "./use-account-info.js"
export { useAccountNetwork } from "./use-account-network.js"
export { type UseBalancesOptions, type UseBalancesResult, useBalances } from "./use-balances.js"
export { type UseFundOptions, type UseFundResult, useFund } from "./use-fund.js"
export {
  type UseTrustlineOptions,
  type UseTrustlineResult,
  useTrustline,
} from "./use-trustline.js"
