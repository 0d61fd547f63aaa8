"use client"

export { type UseFeeBumpOptions, type UseFeeBumpResult, useFeeBump } from "./use-fee-bump.js"
export { type UseFeesResult, useFees } from "./use-fees.js"
export {
  type UseSendTransactionOptions,
  type UseSendTransactionResult,
  useSendTransaction,
} from "./use-send-transaction.js"
export type { Refused, SendingProgress, SendTransactionOptions } from "./use-sending.js"
export {
  type UseTransactionStatusResult,
  useTransactionStatus,
} from "./use-transaction-status.js"
