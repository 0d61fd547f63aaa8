import { change } from "../balances.js"
import { fail, list } from "../draft.js"
import { assetKey } from "../effect.js"
import { amount, plainAmount } from "../statement.js"
import { accountIn, assetIn } from "../values.js"
import { inWords, type Row } from "./row.js"

/** An issuer takes its asset back from a holder. */
export const clawback: Row = {
  fields: { asset: "fact", from: "fact", amount: "fact" },
  own: (draft, operation) => list(draft, "asIssuer", inWords(draft, operation)),
  named(draft, operation) {
    if (accountIn(operation.fields.from) !== draft.address) return
    const asset = assetIn(operation.fields.asset)
    const taken = operation.fields.amount as bigint
    const line = draft.lines.get(assetKey(asset))
    const available = line?.balance.most
    if (!line) fail(draft, "noTrustLineFor", { asset: { type: "asset", asset } })
    else if (available !== undefined && available < taken) {
      const values = { available: amount(available, asset), needed: plainAmount(taken, asset) }
      fail(draft, "tooLittle", values)
    }
    change(draft, asset, { least: -taken, most: -taken }, inWords(draft, operation))
  },
}

/** An issuer takes back what nobody has claimed yet. */
export const clawbackClaimableBalance: Row = {
  fields: { balanceId: "fact" },
  releases: true,
  own: (draft, operation) => list(draft, "asIssuer", inWords(draft, operation)),
}
