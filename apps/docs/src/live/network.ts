/** The network of the examples. Nothing listens at its addresses: the page answers for them. */
export const network = {
  name: "Practice",
  passphrase: "Alidade documents ; no real money",
  horizonUrl: "https://practice.invalid",
  rpcUrl: "https://practice.invalid/rpc",
  friendbotUrl: "https://practice.invalid/friendbot",
} as const

/** The visitor's account and a shop's, with their keys. */
export type Accounts = Record<"own" | "shop", { address: string; seed: string }>
