import type { ServedNetwork } from "../transactions/served-network.js"
import { transactionToken } from "./history.js"
import { withFailed } from "./operations.js"
import type { Rows } from "./page.js"
import { transactionsIn } from "./scope.js"
import { outerHash, transactionResource } from "./transaction.js"

/** `GET /transactions`, and those of an account, a ledger, a pool, or a claimable balance. */
export function transactionRows(network: ServedNetwork): Rows {
  return (request, params) =>
    transactionsIn(network, params)
      .filter(({ successful }) => successful || withFailed(request))
      .map((one) => ({
        token: transactionToken(one),
        record: () => transactionResource(network, one, outerHash(one)),
      }))
}
