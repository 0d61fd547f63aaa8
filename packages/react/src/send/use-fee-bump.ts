import { reason, WalletError } from "@alidade/core"
import {
  buildFeeBump,
  leastFeeBump,
  type SendStorage,
  type Sent,
  unfinished,
} from "@alidade/core/send"
import { transactionHashHex } from "@alidade/core/verify"
import { useCallback, useMemo } from "react"
import { useKitState } from "../context/use-kit-state.js"
import { storageOf } from "../unfinished/storage-of.js"
import { type UseFeesResult, useFees } from "./use-fees.js"
import {
  type Refused,
  type SendingProgress,
  type SendTransactionOptions,
  useSending,
} from "./use-sending.js"

/** Options of `useFeeBump`. The result of `useSendTransaction` has the fields too. */
export interface UseFeeBumpOptions {
  /** The transaction, if the network refused it: then the storage no longer has it. */
  refused?: Refused | undefined
  /** Where the transaction is remembered. By default `localStorage`. */
  storage?: SendStorage | null
}

/** Result of `useFeeBump`: how far the fee bump is, not the first transaction. */
export interface UseFeeBumpResult extends SendingProgress {
  /**
   * The least fee, in stroops, that gets the transaction into a ledger: what the network takes now, and ten times its fee
   * per operation if it may be queued. Undefined until the fees are known, and without the signed transaction.
   */
  least?: bigint
  /** The account that pays: the connected one. It need not be the transaction's. */
  payer?: string
  /**
   * Builds a fee bump around the signed transaction, asks the connected wallet to sign it, sends it, and follows it. The
   * fee is `least` by default, in stroops. With an `address` in the options, that account pays. Resolves and rejects as
   * `send` of `useSendTransaction`; also with `bad-request` without the signed transaction or a fee, and with
   * `wrong-account` if the wallet does not sign for the account that pays.
   */
  bump: (fee?: bigint, options?: SendTransactionOptions) => Promise<Sent>
  /** Ends the request to the wallet, or stops following. */
  cancel: () => void
}

/**
 * Pays more for a transaction that is stuck or was refused for its fee, by its hash (hex): the same transaction, with its
 * signatures, in a fee bump (CAP-15). It is in a ledger once at most. While it is shown, it follows the network's fees.
 */
export function useFeeBump(
  hash: string | undefined,
  { refused, storage }: UseFeeBumpOptions = {},
): UseFeeBumpResult {
  const { network, shown, cancel, signAndSend } = useSending(storage)
  const { passphrase } = network
  const payer = useKitState((state) => state.activeAddress)
  const fees = useFees()
  const signed = useMemo(() => {
    return refused?.xdr ?? unfinished(storageOf(storage)).find((one) => one.hash === hash)?.xdr
  }, [hash, refused, storage])
  const least = fees.status === "loading" ? undefined : leastOf(signed, fees, refused)

  const bump = useCallback(
    (fee = least, options: SendTransactionOptions = {}): Promise<Sent> => {
      const feeSource = options.address ?? payer
      const build = async (): Promise<string> => {
        if (!feeSource) throw noAccount()
        if (!signed || (await transactionHashHex(signed, passphrase)) !== hash) throw notHere()
        return buildFeeBump({
          xdr: signed,
          fee: fee ?? leastFeeBump(signed, { refused }),
          feeSource,
        })
      }
      return signAndSend(build, { ...options, ...(feeSource && { address: feeSource }) })
    },
    [least, payer, signed, refused, hash, passphrase, signAndSend],
  )
  return {
    ...shown,
    ...(least !== undefined && { least }),
    ...(payer !== undefined && { payer }),
    bump,
    cancel,
  }
}

function leastOf(
  signed: string | undefined,
  { slow, contract }: UseFeesResult,
  refused: Refused | undefined,
): bigint | undefined {
  const fees = slow === undefined ? undefined : { slow, ...(contract && { contract }) }
  try {
    return signed === undefined ? undefined : leastFeeBump(signed, { fees, refused })
  } catch {
    // Damaged in the storage.
    return undefined
  }
}

function noAccount(): WalletError {
  return new WalletError(
    "no-wallet",
    reason("noAccountGiven", "No account is connected and no address was given."),
  )
}

function notHere(): WalletError {
  return new WalletError(
    "bad-request",
    reason("notRemembered", "This page does not have the signed transaction."),
  )
}
