/**
 * What the servers that sign users in do wrong, one at a time:
 *
 * - `home-domain`, `web-auth-domain`: the challenge is of another domain
 * - `network`: it is signed for another network
 * - `sequence`: it has a sequence number with which a network could apply it
 * - `expired`: it has ended an hour ago
 * - `payment`: it also pays from the user's account
 * - `server-key`: another account than the one of `stellar.toml` made it
 * - `account`: it is for another account than the one that asks
 * - `memo`: it has another memo than the one that was asked for
 * - `silent`, `error`: the server never replies, or fails with a 500
 */
export const signInFaults = [
  "none",
  "home-domain",
  "web-auth-domain",
  "network",
  "sequence",
  "expired",
  "payment",
  "server-key",
  "account",
  "memo",
  "silent",
  "error",
] as const

export type SignInFault = (typeof signInFaults)[number]
