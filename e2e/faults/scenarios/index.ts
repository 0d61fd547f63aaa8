import type { Scenario } from "../scenario.js"
import { addresses } from "./addresses.js"
import { authEntries } from "./auth-entries.js"
import { envelopes } from "./envelopes.js"
import { messages } from "./messages.js"
import { owners } from "./owners.js"
import { replies } from "./replies.js"
import { shapes } from "./shapes.js"
import { signatures } from "./signatures.js"
import { walletLife } from "./wallet-life.js"

/** All scenarios, in the order of docs/faults.md. */
export const groups: readonly { title: string; scenarios: readonly Scenario[] }[] = [
  { title: "Replies from elsewhere, or at another time", scenarios: replies },
  { title: "Replies of another shape", scenarios: shapes },
  { title: "Transactions that were altered", scenarios: envelopes },
  { title: "Signatures of transactions", scenarios: signatures },
  { title: "Auth entries", scenarios: authEntries },
  { title: "Messages", scenarios: messages },
  { title: "Addresses", scenarios: addresses },
  { title: "Wallets that cheat, decline, or change", scenarios: owners },
  { title: "The wallet", scenarios: walletLife },
]

export const scenarios: readonly Scenario[] = groups.flatMap(({ scenarios }) => scenarios)
