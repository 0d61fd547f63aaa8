import type { AssetName } from "@alidade/core/describe"

/** A token as contracts see it: by its contract and, if that is an asset's own contract, by its asset. */
export interface Token {
  /** `C…` */
  contract: string
  asset?: AssetName
}

/** What a token's event says. Amounts are in the token's own units. */
export type TokenEvent =
  /** Without `from` it is minted, without `to` it is burned or clawed back. `G…` or `C…`. */
  | { kind: "transfer"; token: Token; from?: string; to?: string; amount: bigint }
  | { kind: "approve"; token: Token; from: string; spender: string; amount: bigint }
  | ItemEvent

/** What a token's event says that has no amount, such as one about a token of a collection. */
export interface ItemEvent {
  kind: "item"
  token: Token
  name: string
  /** Every address that the event contains: `G…` or `C…`, in its order. */
  addresses: readonly string[]
  /** The rest of the event, as text: the id of a token. */
  content: string
}
