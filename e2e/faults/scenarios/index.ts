import type { Scenario } from "../scenario.js"
import { addresses } from "./addresses.js"
import { appTiming } from "./app-timing.js"
import { authEntries } from "./auth-entries.js"
import { devices } from "./devices.js"
import { envelopes } from "./envelopes.js"
import { frames } from "./frames.js"
import { hotResponses } from "./hot-responses.js"
import { keptPages } from "./kept-pages.js"
import { lies } from "./lies.js"
import { messages } from "./messages.js"
import { order } from "./order.js"
import { otherWallets } from "./other-wallets.js"
import { owners } from "./owners.js"
import { pageLife } from "./page-life.js"
import { pairing } from "./pairing.js"
import { react } from "./react.js"
import { relays } from "./relays.js"
import { replies } from "./replies.js"
import { servers } from "./servers.js"
import { shapes } from "./shapes.js"
import { signatures } from "./signatures.js"
import { storage } from "./storage.js"
import { tabs } from "./tabs.js"
import { walletLife } from "./wallet-life.js"
import { windows } from "./windows.js"

/** All scenarios, in the order of docs/faults.md. */
export const groups: readonly { title: string; scenarios: readonly Scenario[] }[] = [
  { title: "Replies from elsewhere, or at another time", scenarios: replies },
  { title: "Two requests at once", scenarios: order },
  { title: "Replies of another shape", scenarios: shapes },
  { title: "Transactions that were altered", scenarios: envelopes },
  { title: "Signatures of transactions", scenarios: signatures },
  { title: "Auth entries", scenarios: authEntries },
  { title: "Messages", scenarios: messages },
  { title: "Addresses", scenarios: addresses },
  { title: "Wallets that cheat, decline, or change", scenarios: owners },
  { title: "The wallet", scenarios: walletLife },
  { title: "Windows", scenarios: windows },
  { title: "Frames", scenarios: frames },
  { title: "Responses at HOT's relay", scenarios: hotResponses },
  { title: "Relays", scenarios: relays },
  { title: "Relays while a phone is paired", scenarios: pairing },
  { title: "Devices", scenarios: devices },
  { title: "The app", scenarios: appTiming },
  { title: "Two wallets", scenarios: otherWallets },
  { title: "An app of React", scenarios: react },
  { title: "The page", scenarios: pageLife },
  { title: "Pages that the browser freezes, or keeps", scenarios: keptPages },
  { title: "Two tabs", scenarios: tabs },
  { title: "Servers", scenarios: servers },
  { title: "Servers that lie", scenarios: lies },
  { title: "Storage", scenarios: storage },
]

export const scenarios: readonly Scenario[] = groups.flatMap(({ scenarios }) => scenarios)
