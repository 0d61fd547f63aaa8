import type { WalletError } from "../contract/errors.js"
import type { SendStorage } from "./unfinished.js"

/** How far a transaction is. `hash` is hex; `server` is the URL that said so. */
export type SendState =
  | {
      status: "submitting" | "pending"
      hash: string
      /** When it was first sent, by this machine's clock, in ms. */
      since: number
      /** How many times the envelope was sent. */
      attempts: number
    }
  | Sent

/** The hashes of a fee bump (hex), if it is one: its own, and the inner transaction's. `hash` is the one asked for. */
interface FeeBumpHashes {
  outerHash?: string
  innerHash?: string
}

/** How a transaction ended, on the network's word. */
export type Sent =
  | ({
      status: "success"
      hash: string
      server: string
      ledger: number
      /** In stroops. Of a fee bump, what its own account paid, for the inner transaction too. */
      feeCharged: bigint
      /**
       * What a contract call returned: a base64 `ScVal`. Checked with the hash in the result. Absent for other
       * transactions, and if the server does not show it.
       */
      returnValue?: string
      /** The contracts' events, each a base64 `ContractEvent`. Checked and absent likewise. */
      events?: readonly string[]
    } & FeeBumpHashes)
  | ({
      status: "failed"
      hash: string
      server: string
      /** Absent if the network refused it: then it is in no ledger and cost nothing. */
      ledger?: number
      /** In stroops. */
      feeCharged?: bigint
      /**
       * Its reason's values are the transaction's `code` (`txBAD_SEQ`); for `txINSUFFICIENT_FEE` the `fee` that would do,
       * in stroops; and for `txFAILED` the `operation` that failed (from 0) with its `operationCode`
       * (`PAYMENT_NO_TRUST`, `opBAD_AUTH`). Codes have their names in Stellar-transaction.x.
       */
      error: WalletError
    } & FeeBumpHashes)
  /**
   * It is in no ledger and never will be: one closed after its time bounds, or after another transaction used its
   * sequence. If another fee bump carried the same inner transaction, the end is that one's, with the inner hash.
   */
  | { status: "expired"; hash: string; server: string }

/** A network, with the servers that are asked: JSON-RPC first, and the next one if one is of no use. */
export interface SendNetwork {
  passphrase: string
  rpcUrl?: string | readonly string[] | undefined
  horizonUrl?: string | readonly string[] | undefined
}

/** Options of `followTransaction`, and of `sendTransaction`. */
export interface SendOptions {
  network: SendNetwork
  /** Stops following. What was sent stays sent. */
  signal?: AbortSignal | undefined
  /** Remembers what is under way, for `unfinished`. */
  storage?: SendStorage | null | undefined
  /** Called with each change. */
  onState?: ((state: SendState) => void) | undefined
}
