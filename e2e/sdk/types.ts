import type { Signer } from "@alidade/core"
import type { contract as sdk17 } from "@stellar/stellar-sdk"
import type { contract as sdk14 } from "stellar-sdk-14"
import type { contract as sdk15 } from "stellar-sdk-15"
import type { contract as sdk16 } from "stellar-sdk-16"

/** Nothing here runs. It compiles only if `kit.signer()` fits the Stellar SDK's types without a cast. */

declare const signer: Signer
const contract = { contractId: "C…", rpcUrl: "https://rpc.example" } as const

export const clients: [
  sdk14.ClientOptions,
  sdk15.ClientOptions,
  sdk16.ClientOptions,
  sdk17.ClientOptions,
] = [
  { ...signer, ...contract },
  { ...signer, ...contract },
  { ...signer, ...contract },
  { ...signer, ...contract },
]

export const calls: [
  sdk14.MethodOptions,
  sdk15.MethodOptions,
  sdk16.MethodOptions,
  sdk17.MethodOptions,
] = [signer, signer, signer, signer]

/** Its two functions, with each major's types for them. */
export const functions: [
  [sdk14.SignTransaction, sdk14.SignAuthEntry],
  [sdk15.SignTransaction, sdk15.SignAuthEntry],
  [sdk16.SignTransaction, sdk16.SignAuthEntry],
  [sdk17.SignTransaction, sdk17.SignAuthEntry],
] = [
  [signer.signTransaction, signer.signAuthEntry],
  [signer.signTransaction, signer.signAuthEntry],
  [signer.signTransaction, signer.signAuthEntry],
  [signer.signTransaction, signer.signAuthEntry],
]

/** The object that 16.2 and later accept instead of a function. */
export const signers: [sdk16.Signer, sdk17.Signer] = [signer, signer]

/** The options of `AssembledTransaction.signAuthEntries`. */
type EntryOptions<Transaction extends { signAuthEntries(options?: never): unknown }> = Parameters<
  Transaction["signAuthEntries"]
>[0]
export const entries: [
  EntryOptions<sdk14.AssembledTransaction<unknown>>,
  EntryOptions<sdk15.AssembledTransaction<unknown>>,
  EntryOptions<sdk16.AssembledTransaction<unknown>>,
  EntryOptions<sdk17.AssembledTransaction<unknown>>,
] = [signer, signer, signer, signer]

/** Checks that these types are not `any`: a string must not fit a client's options, a call's options, or a function. */
type Refuses<Type> = string extends Type ? never : true
export const refused: [
  Refuses<sdk14.ClientOptions>,
  Refuses<sdk15.ClientOptions>,
  Refuses<sdk16.ClientOptions>,
  Refuses<sdk17.ClientOptions>,
  Refuses<sdk14.SignTransaction>,
  Refuses<sdk15.SignTransaction>,
  Refuses<sdk16.Signer>,
  Refuses<sdk17.Signer>,
  Refuses<(typeof entries)[0]>,
  Refuses<(typeof entries)[1]>,
  Refuses<(typeof entries)[2]>,
  Refuses<(typeof entries)[3]>,
] = [true, true, true, true, true, true, true, true, true, true, true, true]
