/** A native balance. */
export interface Balance {
  /** XLM with up to seven decimals, as Horizon writes it; "0" unless `status` is `funded`. */
  balance: string
  /** `unfunded`: the network has no such account. `error`: Horizon could not be asked. */
  status: "funded" | "unfunded" | "error"
}
