import type { CallOptions, Verified } from "@alidade/core"
import type { AlbedoNetwork } from "../site.js"

/** Where Albedo also posts the result: `url:` followed by a URL. */
export type Callback = `url:${string}`

/** The intents that a session can grant (AL7). */
export type ImplicitIntent = "sign_message" | "tx" | "pay" | "trust" | "batch"

interface OnNetwork {
  /** `public` (default), `testnet`, or one of their passphrases. */
  network?: string
}

interface ByAccount {
  /** The account to sign with, `G…`. Default: the user chooses. */
  pubkey?: string
}

interface Signing extends OnNetwork, ByAccount {
  callback?: Callback
  /** Whether Albedo submits the signed transaction to the network. */
  submit?: boolean
}

interface WithMemo {
  memo?: string
  /** SEP-7's name, such as `MEMO_TEXT`. */
  memo_type?: string
}

/** A transaction of a batch. */
export interface BatchedTx {
  intent: "tx"
  /** Base64 `TransactionEnvelope`. */
  xdr: string
  description?: string
}

/** The parameters of each intent, with Albedo's own names. Amounts, limits and prices are decimal strings. */
export interface IntentParams {
  public_key: {
    /** A text to sign. Use each one only once. Default: a random text. */
    token?: string
    callback?: Callback
    /** Whether to reject an account that the user creates in Albedo only now. */
    require_existing?: boolean
  }
  sign_message: ByAccount & { message: string; callback?: Callback }
  tx: Signing & {
    /** Base64 `TransactionEnvelope`. */
    xdr: string
    /** What the transaction is for. Albedo shows it to the user. */
    description?: string
  }
  /** Default asset: the native one. */
  pay: Signing &
    WithMemo & { amount: string; destination: string; asset_code?: string; asset_issuer?: string }
  trust: Signing & WithMemo & { asset_code: string; asset_issuer: string; limit?: string }
  exchange: Signing &
    WithMemo & {
      /** The amount to buy. */
      amount: string
      /** The highest price, in the asset sold. */
      max_price: string
      sell_asset_code?: string
      sell_asset_issuer?: string
      buy_asset_code?: string
      buy_asset_issuer?: string
    }
  implicit_flow: OnNetwork & {
    /** An array, or a comma-separated string. */
    intents: readonly ImplicitIntent[] | string
  }
  manage_account: OnNetwork & { pubkey: string }
  batch: OnNetwork &
    ByAccount & {
      /** 1 to 20 transactions. */
      intents: readonly BatchedTx[]
    }
}

/** Set if the intent ran without confirmation, in a session. */
interface Executed {
  executed_implicitly?: true
}

/** A signed transaction. */
export interface SignedTx extends Executed {
  /** The signer. */
  pubkey: string
  network: AlbedoNetwork
  /** Hex hash of the transaction. */
  tx_hash: string
  /** Base64 `TransactionEnvelope`. */
  signed_envelope_xdr: string
  /** Horizon's response if the transaction was submitted. It is unchecked. */
  result?: unknown
  /** `signature`: the account signed exactly the sent transaction. `off`: this browser can't verify it. */
  verified: Verified
}

/** A transaction that Albedo built and the account signed. */
export interface BuiltTx extends Omit<SignedTx, "verified"> {
  /**
   * `signer`: the account signed this transaction. Its operations were not compared with the request. `off`: this
   * browser can't verify it.
   */
  verified: "signer" | "off"
}

/** The result of each intent, with Albedo's own names. */
export interface IntentResults {
  public_key: {
    pubkey: string
    /** `<pubkey>:<token>`. */
    signed_message: string
    /** Hex, over SHA-256 of `signed_message`. */
    signature: string
    /** `signature`: the account signed the token. `off`: this browser can't verify it. */
    verified: Verified
  }
  sign_message: Executed & {
    pubkey: string
    /** `<pubkey>:<message>`. */
    signed_message: string
    /** Albedo's own format: hex, over SHA-256 of `signed_message`. */
    message_signature: string
    /** The SEP-53 signature in base64, if this Albedo supports it. */
    signedMessage?: string
    /** `signature`: the account made all included signatures. `off`: this browser can't verify them. */
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
  /** Resolves when the user closes the window. */
  manage_account: undefined
  batch: Executed & {
    pubkey: string
    network: AlbedoNetwork
    /** In the order of the request. */
    results: readonly SignedTx[]
  }
}

/** Options of an intent's call. */
export interface IntentOptions extends Pick<CallOptions, "signal"> {
  /** Require confirmation in Albedo's window, even if a session grants the intent. */
  confirm?: boolean
}

/**
 * Requests an intent. Call it inside a click, because it opens Albedo's window at once, unless a session grants the
 * intent. Throws a `WalletError`: code -3 with the reason in `ext` before anything opens, the codes of section 8 of the
 * specification, `popup-blocked`, `popup-closed`, `outdated`, `aborted`, `timeout`, and verification errors (`altered`,
 * `wrong-account`, `wrong-network`, `bad-signature`, `bad-reply`).
 */
export type AskIntent<N extends keyof IntentParams> = (
  params: IntentParams[N],
  options?: IntentOptions,
) => Promise<IntentResults[N]>
