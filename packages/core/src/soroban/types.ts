import type { WalletError } from "../contract/errors.js"
import type { SendState } from "../send/types.js"

/** The part of the Stellar SDK's `contract.Client` (14 to 17) that is used here. */
export interface ContractClient {
  readonly spec: ContractSpec
}

/** The part of the Stellar SDK's `contract.Spec` that is used here. */
export interface ContractSpec {
  readonly entries: readonly SpecXdr[]
  funcArgsToScVals(name: string, args: object): readonly SpecXdr[]
  funcResToNative(name: string, value: string): unknown
  /** Since 16. */
  parseEvent?(topics: string[], data: string): { name: string; data: object } | undefined
}

interface SpecXdr {
  toXDR(format: "base64"): string
}

/** What the SDK's `Client.from` takes. */
export interface ContractClientOptions {
  /** `C…` */
  contractId: string
  networkPassphrase: string
  rpcUrl: string
  allowHttp: boolean
}

/** Makes the SDK's client of a contract: `(options) => Client.from(options)`. */
export type LoadClient<Client extends ContractClient = ContractClient> = (
  options: ContractClientOptions,
) => Promise<Client>

/** A network with a JSON-RPC server, which simulates calls. */
export interface ContractNetwork {
  passphrase: string
  rpcUrl?: string | undefined
}

/** A call of a contract's function. */
export interface ContractCall {
  /** `C…` */
  contract: string
  function: string
  /** The arguments by name, as the SDK's client takes them: numbers of 64 bits and more are bigints. */
  args?: Readonly<Record<string, unknown>> | undefined
}

/** A function of a contract, as its spec (SEP-48) describes it. Names and docs are the contract's words. */
export interface ContractFunction {
  name: string
  doc: string
  inputs: readonly { name: string; type: string; doc: string }[]
  /** What it returns, such as `i128`, `vec<address>`, or a type of the contract's own. Absent if it returns nothing. */
  output?: string
}

/** An event of a contract. */
export interface ContractEvent {
  /** Who emitted it, `C…`. */
  contract: string
  /** Its first topic, if that is a symbol. */
  name?: string
  /** Its values by name, if it is in the spec of the contract that was called, and the SDK reads events (since 16). */
  values?: Readonly<Record<string, unknown>>
  /** All topics, and the data, each a base64 `ScVal`. */
  topics: readonly string[]
  data: string
}

/** What an address gains or loses of a token, as the token's events (SEP-41) say. */
export interface BalanceChange {
  /** `G…` or `C…` */
  address: string
  /** The token's contract, `C…`. */
  token: string
  /** In the token's smallest units. Negative if it loses. */
  amount: bigint
}

/** A signature that a call needs of another address. */
export interface MissingSignature {
  /** Whose it is: `G…` or `C…`. */
  address: string
  /** The base64 `SorobanAuthorizationEntry` to sign. */
  entry: string
  /** The base64 `HashIdPreimage` whose SHA-256 is signed. */
  preimage: string
}

/** What a simulation says that a call will do. */
export interface SimulatedCall<Result> {
  /** What the function would return. */
  result: Result
  /** In stroops: what the call's resources cost, and what is offered to be in a ledger. */
  fees: { resource: bigint; inclusion: bigint }
  changes: readonly BalanceChange[]
  /** Signatures that others have to give. Each that `addSignedEntry` accepts is removed. */
  missing: readonly MissingSignature[]
  /** How many archived entries the call restores. */
  restores: number
}

/** How far a call is. */
export interface ContractCallState<Result> {
  /**
   * `restoring`: archived entries are restored first, in a transaction of their own. `waiting`: others have to sign.
   * `review`: waits for `proceed`. `failed` without a `hash`: nothing was sent. `idle` with a `hash`: it is no longer
   * followed, and may still be carried out.
   */
  status:
    | "idle"
    | "simulating"
    | "restoring"
    | "waiting"
    | "review"
    | "signing"
    | SendState["status"]
  /** What the call will do, from the last simulation. */
  simulated?: SimulatedCall<Result>
  /** The transaction's hash (hex), once it is sent. */
  hash?: string
  /** How far the sent transaction is: when it was first sent and how often, or its ledger and fee. */
  progress?: SendState
  /** What the function returned. */
  data?: Result
  /** The events of a successful call. */
  events?: readonly ContractEvent[]
  /** Why it failed, or kind `aborted` after `cancel`. */
  error?: WalletError
}
