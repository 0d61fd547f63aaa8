import type { DescribedOperation, Sentence, Value } from "@alidade/core/describe"
import { formatAmount, fromStroops, toStroops } from "../stellar/amount.js"
import { say } from "../texts/en/effects.js"
import { describe } from "../texts/sentences.js"
import { applyOffer } from "./apply-offer.js"
import { applySettings } from "./apply-settings.js"
import { addEntries, canHold, credit, type Draft, debit, forgetReserve } from "./draft.js"
import { assetKey, exactly } from "./effect.js"
import { accountOf, amountIn, textIn } from "./values.js"

/** Operations that change nothing on the account that makes them. */
const withoutEffect: ReadonlySet<string> = new Set(["opInflation", "opSetNoOptions"])

/** Operations that change who pays for the reserve of entries. */
const changesSponsor = /^op(Begin|End|Revoke)/

/** Applies an operation to a draft of an account. `source` is the account that makes it, `G…` or `M…`. */
export function applyOperation(draft: Draft, operation: DescribedOperation, source: string): void {
  const { sentence, details } = operation
  const isOwn = accountOf(source) === draft.address
  if (changesSponsor.test(sentence.key) && (isOwn || names(draft, operation))) forgetReserve(draft)
  const applied = isOwn
    ? applyOwn(draft, sentence, details) || applyTo(draft, sentence)
    : applyTo(draft, sentence) || !names(draft, operation)
  if (!applied) draft.uncomputed.push(describe(sentence))
}

/** What an operation does to the account that makes it. False if that is not computed. */
function applyOwn(draft: Draft, sentence: Sentence, details: readonly Sentence[]): boolean {
  const { key, values } = sentence
  switch (key) {
    case "opPayment":
    case "opCreateAccount":
      debit(draft, ...amountIn(values.amount))
      applyTo(draft, sentence)
      return true
    case "opPathPaymentStrictSend":
      debit(draft, ...amountIn(values.amount))
      applyTo(draft, sentence)
      return true
    case "opPathPaymentStrictReceive": {
      const [asset, { least: most }] = amountIn(values.most)
      debit(draft, asset, { least: 0n, most })
      applyTo(draft, sentence)
      return true
    }
    case "opSell":
    case "opSellPassively":
    case "opBuy":
    case "opChangeToSell":
    case "opChangeToBuy":
    case "opWithdrawOffer":
      applyOffer(draft, sentence, details)
      return true
    case "opTrust":
    case "opTrustAll":
    case "opRemoveTrust":
      return applyTrust(draft, sentence)
    case "opSetOptions":
      applySettings(draft, details)
      return true
    case "opMerge":
      return applyMerge(draft, textIn(values.destination))
    case "opWriteData":
      if (!draft.data.has(textIn(values.name))) addEntries(draft, exactly(1n))
      draft.data.add(textIn(values.name))
      return true
    case "opRemoveData":
      if (draft.data.delete(textIn(values.name))) addEntries(draft, exactly(-1n))
      else draft.failures.add(say("noData"))
      return true
    case "opBumpSequence":
      draft.notes.add(say("sequence"))
      return true
    case "opCreateClaimable":
      debit(draft, ...amountIn(values.amount))
      // The account sponsors an entry for each claimant until the balance is claimed.
      addEntries(draft, exactly(BigInt(details.length)))
      return true
    case "opAllowTrust":
    case "opAllowOffers":
    case "opDisallowTrust":
    case "opSetTrustLineFlags":
    case "opClawback":
    case "opClawbackClaimable":
      return !isAccount(draft, values.trustor) && !isAccount(draft, values.account)
    default:
      return withoutEffect.has(key)
  }
}

/** What an operation of any account does to the balances of the draft's. False if it does not name it. */
function applyTo(draft: Draft, { key, values }: Sentence): boolean {
  if (key === "opClawback" && isAccount(draft, values.account)) {
    debit(draft, ...amountIn(values.amount))
    return true
  }
  if (!isAccount(draft, values.destination)) return false
  switch (key) {
    case "opPayment":
    case "opPathPaymentStrictReceive":
      credit(draft, ...amountIn(values.amount))
      return true
    case "opCreateAccount":
      draft.failures.add(say("exists"))
      return true
    case "opPathPaymentStrictSend": {
      const [asset, { least }] = amountIn(values.least)
      credit(draft, asset, { least, most: undefined })
      return true
    }
    case "opMerge":
      credit(draft, { code: "XLM" }, { least: 0n, most: undefined })
      return true
    default:
      return false
  }
}

/** A trust line that is opened, changed or closed. A pool's is not computed beyond its reserve. */
function applyTrust(draft: Draft, { key, values }: Sentence): boolean {
  const asset = values.asset?.type === "asset" ? values.asset.asset : undefined
  if (!asset) {
    forgetReserve(draft)
    return false
  }
  const line = draft.lines.get(assetKey(asset))
  if (key !== "opRemoveTrust") {
    const limit = key === "opTrust" ? toStroops(textIn(values.limit)) : undefined
    const most = limit ?? 9_223_372_036_854_775_807n
    if (line && line.balance.least + line.buying > most) {
      draft.failures.add(say("overNewLimit"))
    }
    if (!line) {
      draft.trustLines += 1
      addEntries(draft, exactly(1n))
    }
    const opened = { asset, balance: exactly(0n), selling: 0n, buying: 0n, authorized: true }
    draft.lines.set(assetKey(asset), { ...(line ?? opened), limit: most })
  } else if (canHold(draft, asset) && line) {
    if (line.balance.least > 0n) {
      draft.failures.add(say("stillHeld", { code: asset.code }))
    }
    draft.lines.delete(assetKey(asset))
    draft.trustLines -= 1
    addEntries(draft, exactly(-1n))
  }
  return true
}

function applyMerge(draft: Draft, destination: string): boolean {
  const native = draft.lines.get("native")
  if (draft.blocking.least > 0n) {
    draft.failures.add(say("notMergeable"))
  }
  if (native) {
    const amount = `${formatAmount(fromStroops(native.balance.least))} XLM`
    draft.warnings.add(
      native.balance.least === native.balance.most
        ? say("closes", { amount, destination })
        : say("closesAtLeast", { amount, destination }),
    )
    native.balance = exactly(0n)
  }
  draft.closed = true
  return true
}

function isAccount(draft: Draft, value: Value | undefined): boolean {
  return value?.type === "address" && accountOf(value.value) === draft.address
}

/** Whether an operation of another account names the draft's. */
function names(draft: Draft, { sentence, details }: DescribedOperation): boolean {
  return [sentence, ...details].some(({ key, values }) =>
    key === "claimant" ? false : Object.values(values).some((value) => isAccount(draft, value)),
  )
}
