import type { Scenario } from "../scenario.js"
import { replies } from "./replies.js"
import { walletLife } from "./wallet-life.js"

/** All scenarios, in the order of docs/faults.md. */
export const groups: readonly { title: string; scenarios: readonly Scenario[] }[] = [
  { title: "Replies", scenarios: replies },
  { title: "The wallet", scenarios: walletLife },
]

export const scenarios: readonly Scenario[] = groups.flatMap(({ scenarios }) => scenarios)
