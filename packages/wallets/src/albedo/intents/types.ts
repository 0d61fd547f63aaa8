import type { CallOptions, Verified } from "@alidade/core"
import type { AlbedoNetwork } from "../site.js"

/** Where Albedo posts the result, too: `url:` and an address. */
export type Callback = `url:${string}`

/** The intents that a session can grant (AL7). */
export type ImplicitIntent = "sign_message" | "tx" | "pay" | "trust" | "batch"

interface OnNetwork {
  /** `public` (where absent), `testnet`, or one of their two passphrases. */
  network?: string
}

interface ByAccount {
  /** The account that shall sign, `G…`; where absent, the person chooses. */
  pubkey?: string
}

interface Signing extends OnNetwork, ByAccount {
  callback?: Callback
  /** Whether Albedo submits the signed transaction to the network. */
  submit?: boolean
}

interface WithMemo {
  memo?: string
  /** As SEP-7 names it, such as `MEMO_TEXT`. */
  memo_type?: string
}

/** A transaction of a batch. */
export interface BatchedTx {
  intent: "tx"
  /** Base64 `TransactionEnvelope`. */
  xdr: string
  description?: string
}

/** What each intent takes, in Albedo's own names. Amounts, limits and prices are decimal numbers in text. */
export interface IntentParams {
  public_key: {
    /** A text to be signed, which should be used once; a random one where absent. */
    token?: string
    callback?: Callback
    /** Whether an account that is only now made in Albedo is refused. */
    require_existing?: boolean
  }
  sign_message: ByAccount & { message: string; callback?: Callback }
  tx: Signing & {
    /** Base64 `TransactionEnvelope`. */
    xdr: string
    /** What the transaction is for, as the person is told. */
    description?: string
  }
  /** Of the native asset where none is named. */
  pay: Signing &
    WithMemo & { amount: string; destination: string; asset_code?: string; asset_issuer?: string }
  trust: Signing & WithMemo & { asset_code: string; asset_issuer: string; limit?: string }
  exchange: Signing &
    WithMemo & {
      /** How much is bought. */
      amount: string
      /** The highest price, in what is sold. */
      max_price: string
      sell_asset_code?: string
      sell_asset_issuer?: string
      buy_asset_code?: string
      buy_asset_issuer?: string
    }
  implicit_flow: OnNetwork & {
    /** A list, or their names with commas between. */
    intents: readonly ImplicitIntent[] | string
  }
  manage_account: OnNetwork & { pubkey: string }
  batch: OnNetwork &
    ByAccount & {
      /** From 1 to 20. */
      intents: readonly BatchedTx[]
    }
}

/** What was done without a question, with a session. */
interface Executed {
  executed_implicitly?: true
}

/** A signed transaction. */
export interface SignedTx extends Executed {
  /** By whom it is signed. */
  pubkey: string
  network: AlbedoNetwork
  /** Hex hash of the transaction. */
  tx_hash: string
  /** Base64 `TransactionEnvelope`. */
  signed_envelope_xdr: string
  /** What Horizon said, where it was submitted; nothing of it has been checked. */
  result?: unknown
  /** `signature`: the account signed the very transaction that was sent. `off`: this browser cannot check it. */
  verified: Verified
}

/** A transaction that Albedo built and the account signed. */
export interface BuiltTx extends Omit<SignedTx, "verified"> {
  /**
   * `signer`: the account signed this transaction. What it does was not compared with what was asked. `off`: this
   * browser cannot check it.
   */
  verified: "signer" | "off"
}

/** What each intent gives, in Albedo's own names. */
export interface IntentResults {
  public_key: {
    pubkey: string
    /** `<pubkey>:<token>`. */
    signed_message: string
    /** Hex, over SHA-256 of `signed_message`. */
    signature: string
    /** `signature`: the account signed the token. `off`: this browser cannot check it. */
    verified: Verified
  }
  sign_message: Executed & {
    pubkey: string
    /** `<pubkey>:<message>`. */
    signed_message: string
    /** Albedo's own form: hex, over SHA-256 of `signed_message`. */
    message_signature: string
    /** Base64 of the SEP-53 signature, from an Albedo that knows it. */
    signedMessage?: string
    /** `signature`: the account made every signature that is here. `off`: this browser cannot check them. */
    verified: Verified
  }
  tx: SignedTx
  pay: BuiltTx
  trust: BuiltTx
  exchange: BuiltTx
  implicit_flow:
    | { granted: false }
    | {
        granted: true
        grants: readonly ImplicitIntent[]
        /** The session's key. */
        session: string
        /** When it ends, in ms since 1970. */
        valid_until: number
        pubkey: string
        network: AlbedoNetwork
      }
  /** The person closed the window. */
  manage_account: undefined
  batch: Executed & {
    pubkey: string
    network: AlbedoNetwork
    /** In the order of what was asked. */
    results: readonly SignedTx[]
  }
}

/** How an intent is asked for. */
export interface IntentOptions extends Pick<CallOptions, "signal"> {
  /** Asks the person, in Albedo's window, also for what a session grants. */
  confirm?: boolean
}

/**
 * Asks for an intent. Must be called within a click, for Albedo's window opens at once; only what a session grants is
 * carried out without one. Throws a `WalletError`: code -3 with the reason in `ext` before anything opens, the codes of
 * the specification's section 8, `popup-blocked`, `popup-closed`, `outdated`, `aborted`, `timeout`, and what
 * verification finds (`altered`, `wrong-account`, `wrong-network`, `bad-signature`, `bad-reply`).
 */
export type AskIntent<N extends keyof IntentParams> = (
  params: IntentParams[N],
  options?: IntentOptions,
) => Promise<IntentResults[N]>
