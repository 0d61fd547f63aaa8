"use client"

export { type UseContractResult, useContract } from "./use-contract.js"
export {
  type UseContractCallOptions,
  type UseContractCallResult,
  useContractCall,
} from "./use-contract-call.js"
export { type UseContractReadResult, useContractRead } from "./use-contract-read.js"
