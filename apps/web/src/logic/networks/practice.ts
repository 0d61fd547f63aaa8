import type { PageNetwork } from "./networks.js"

/**
 * The network of practice, which runs inside the page. Nothing listens at its addresses, and no other network has its
 * passphrase, so nothing that is signed for it is valid elsewhere.
 */
export const practiceNetwork = {
  id: "practice",
  name: "Practice",
  passphrase: "Alidade practice network ; no real money",
  horizonUrl: "https://practice.invalid",
  rpcUrl: "https://practice.invalid/rpc",
  friendbotUrl: "https://practice.invalid/friendbot",
} as const satisfies PageNetwork
