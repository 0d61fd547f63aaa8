import type { Quirk } from "../wallet/state.js"

/** The longest message that Freighter Mobile signs: bytes of UTF-8. */
export const LONGEST_MESSAGE = 10_240

/** The phone's switches, numbered as the page of wallet protocols numbers its facts. */
export const phoneQuirks: readonly Quirk[] = [
  {
    id: "WC1",
    text: "Approves its current network alone, and never answers a proposal without it. (Off: every network that is proposed.)",
    on: true,
  },
  {
    id: "WC1-methods",
    text: "Grants the two methods for transactions alone: no messages, no auth entries.",
    on: false,
  },
  {
    id: "WC2",
    text: "Speaks the vendor's draft. (Off: Freighter Mobile's dialect.)",
    on: false,
  },
  { id: "WC2-limit", text: "Refuses messages above 10,240 bytes.", on: true },
  {
    id: "WC2-pending",
    text: "What it submits stays pending, as where other signers are still to come.",
    on: false,
  },
  { id: "WC3", text: "Refuses with code -32000 and a text, as some wallets do.", on: false },
  {
    id: "WC4",
    text: "Tells its apps when another account becomes the active one.",
    on: true,
  },
]
