/** A network, with the servers that are asked. `createKit` takes the same fields. */
export interface AccountNetwork {
  passphrase: string
  /** Base URL of its Horizon: lists all that an account holds. */
  horizonUrl?: string | undefined
  /** URL of its JSON-RPC: balances of contract tokens, and the account if there is no Horizon. */
  rpcUrl?: string | undefined
}

/** An amount of an asset. */
export interface Amount {
  /** In the asset's smallest units: stroops (10⁻⁷) for all but contract tokens. */
  units: bigint
  /** The same as a decimal number, with a point and without trailing zeros. */
  decimal: string
}

/** What an account holds of one asset. */
export interface AssetBalance extends Amount {
  kind: "native" | "credit" | "pool" | "contract"
  /** `native`, `CODE:ISSUER`, the id of a pool in hex, or the address of a token's contract (`C…`). */
  id: string
  /** `XLM`, the asset's code, or the symbol that a token's contract claims. Empty for shares of a pool. */
  code: string
  /** Who issued it (`G…`). Anyone can issue an asset of any code. */
  issuer?: string
  decimals: number
  /**
   * What can be sent: without the reserve (XLM), what offers sell, and what the issuer has frozen. Undefined if the
   * ledger's base reserve is unknown.
   */
  available: Amount | undefined
  /** The most that the account accepts, of an asset with a trust line. */
  limit?: Amount
  /** Whether the issuer lets the account use it: `liabilities` lets it keep its offers only. */
  authorized?: "full" | "liabilities" | "none"
}

/** A key, or what else can sign for an account. */
export interface AccountSigner {
  /** A key (`G…`), a transaction (`T…`), the hash of a value (`X…`), or a signed payload (`P…`). */
  key: string
  weight: number
  /** Who pays its reserve, if not the account. */
  sponsor?: string
}

/** An account of a network, as one server described it. */
export interface AccountInfo {
  address: string
  /** False if the network has no such account: it is created by a first payment of twice the base reserve. */
  exists: boolean
  /** The URL of the server that answered. */
  server: string
  /** All that it holds, XLM first. From JSON-RPC, only XLM and the assets that were asked for. */
  balances: readonly AssetBalance[]
  /** The last used sequence number. */
  sequence: bigint
  reserve: {
    /** The ledger's reserve for each entry, in stroops. Undefined if the server did not say. */
    base: bigint | undefined
    /** How many times the account keeps it: twice for itself, and once for each entry that it pays. */
    count: bigint
    /** XLM that it must keep. */
    total: Amount | undefined
  }
  /** Its trust lines, offers, signers, and data. Two for each line of a pool. */
  subentries: number
  /** How many entries of others it pays, and how many of its own others pay. */
  sponsoring: number
  sponsored: number
  /** Who pays for the account itself, from Horizon. */
  sponsor?: string
  signers: readonly AccountSigner[]
  /** The weight that each class of operation requires. A payment is of the medium one. */
  thresholds: { low: number; medium: number; high: number }
  /** What holders of its assets must know. */
  flags: { required: boolean; revocable: boolean; immutable: boolean; clawback: boolean }
  /** The domain that it names as its own, unchecked. */
  homeDomain?: string
  /** The last closed ledger when it was read: its number, and when it closed, in seconds since the epoch. */
  ledger?: { sequence: number; closedAt: number }
  /** When it was read, by this machine's clock, in ms. Use differences alone: the clock may be wrong. */
  readAt: number
}

/** The last closed ledger, with its reserve for each entry in stroops, and when it closed, in s since the epoch. */
export interface LastLedger {
  sequence: number
  closedAt: number
  baseReserve: bigint
}
