import type { XdrFields, XdrUnion } from "@alidade/core/describe"
import { refusals, refuse, refuseOperation } from "./refusals.js"
import { account, asset, assetCode, assetTypes, count, hex, price, text, units } from "./values.js"

/** An operation in Connect's form (TR5). Throws `unsupported` for those that a Trezor does not take (TR6). */
export function operationFor(operation: XdrFields): object {
  const { sourceAccount } = operation
  const { type, value } = operation.body as XdrUnion
  const fields = Object.hasOwn(operations, type) ? operations[type] : undefined
  if (!fields) return /pool/i.test(type) ? refuse(refusals.pool) : refuseOperation(type)
  return {
    type,
    ...(sourceAccount ? { source: account(sourceAccount) } : {}),
    ...fields((value ?? {}) as XdrFields),
  }
}

const operations: Readonly<Record<string, (op: XdrFields) => object>> = {
  createAccount: ({ destination, startingBalance }) => ({
    destination: account(destination),
    startingBalance: units(startingBalance),
  }),
  payment: (op) => ({
    destination: account(op.destination),
    asset: asset(op.asset),
    amount: units(op.amount),
  }),
  pathPaymentStrictReceive: (op) => ({
    sendAsset: asset(op.sendAsset),
    sendMax: units(op.sendMax),
    destination: account(op.destination),
    destAsset: asset(op.destAsset),
    destAmount: units(op.destAmount),
    path: assets(op.path),
  }),
  pathPaymentStrictSend: (op) => ({
    sendAsset: asset(op.sendAsset),
    sendAmount: units(op.sendAmount),
    destination: account(op.destination),
    destAsset: asset(op.destAsset),
    destMin: units(op.destMin),
    path: assets(op.path),
  }),
  createPassiveSellOffer: offer,
  manageSellOffer: (op) => ({ ...offer(op), offerId: units(op.offerId) }),
  // Its amount has another name in the transaction.
  manageBuyOffer: (op) => ({
    ...offer({ ...op, amount: op.buyAmount! }),
    offerId: units(op.offerId),
  }),
  setOptions: (op) =>
    onlySet({
      inflationDest: op.inflationDest && account(op.inflationDest),
      clearFlags: op.clearFlags,
      setFlags: op.setFlags,
      masterWeight: op.masterWeight,
      lowThreshold: op.lowThreshold,
      medThreshold: op.medThreshold,
      highThreshold: op.highThreshold,
      homeDomain: op.homeDomain === null ? null : text(op.homeDomain),
      signer: op.signer && signer(op.signer as XdrFields),
    }),
  changeTrust: ({ line, limit }) => ({ line: asset(line), limit: units(limit) }),
  allowTrust: ({ trustor, asset, authorize }) => {
    const { type, value } = asset as XdrUnion
    // The device knows only yes and no.
    if (count(authorize) > 1) refuseOperation(`allowTrust (authorize: ${authorize})`)
    return {
      trustor: account(trustor),
      assetCode: assetCode(value),
      assetType: assetTypes[type],
      authorize,
    }
  },
  accountMerge: (destination) => ({ destination: account(destination as unknown as XdrUnion) }),
  manageData: ({ dataName, dataValue }) => ({
    name: text(dataName),
    ...(dataValue === null ? {} : { value: hex(dataValue) }),
  }),
  bumpSequence: ({ bumpTo }) => ({ bumpTo: units(bumpTo) }),
  claimClaimableBalance: ({ balanceId }) => ({
    // The id's type, 0, stands before it.
    balanceId: `00000000${hex((balanceId as XdrUnion).value)}`,
  }),
}

function offer({ selling, buying, amount, price: fraction }: XdrFields): object {
  return {
    selling: asset(selling),
    buying: asset(buying),
    amount: units(amount),
    price: price(fraction),
  }
}

function assets(path: XdrFields[string] | undefined): object[] {
  return (path as XdrUnion[]).map(asset)
}

/** The numbers of the types of a signer's key. A signed payload has none. */
const signerTypes: Readonly<Record<string, number>> = { ed25519: 0, preAuthTx: 1, hashX: 2 }

function signer({ key, weight }: XdrFields): object {
  const { type, value } = key as XdrUnion
  const number = signerTypes[type]
  if (number === undefined) refuseOperation(`setOptions (${type})`)
  return { type: number, key: hex(value), weight }
}

/** The fields that are not null. */
function onlySet(fields: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))
}
