import * as contracts from "./contracts.js"
import * as entries from "./entries.js"
import * as issuing from "./issuing.js"
import * as offers from "./offers.js"
import * as payments from "./payments.js"
import * as pools from "./pools.js"
import type { Row } from "./row.js"
import { setOptions } from "./settings.js"
import * as sponsorships from "./sponsorships.js"
import * as trust from "./trust.js"

/** Every operation of the network, by its name in Stellar's definitions: what it does, and where that is shown. */
export const operationTable: Readonly<Record<string, Row>> = {
  ...payments,
  ...offers,
  setOptions,
  ...trust,
  ...entries,
  ...sponsorships,
  ...issuing,
  ...pools,
  ...contracts,
}
