import { xdr } from "@stellar/stellar-sdk/base"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import {
  account,
  asset,
  assets,
  hex,
  type Json,
  number,
  option,
  price,
  signer,
  text,
  uint,
} from "./fields.js"

/** What the device builds from an operation's fields (TR5), by the operation's type, in XDR's JSON form. */
const bodies: Readonly<Record<string, (fields: Fields) => Json>> = {
  createAccount: ({ destination, startingBalance }) => ({
    create_account: {
      destination: account(destination),
      starting_balance: uint(startingBalance, "startingBalance"),
    },
  }),
  payment: ({ destination, amount, ...fields }) => ({
    payment: {
      destination: account(destination),
      asset: asset(fields.asset),
      amount: uint(amount, "amount"),
    },
  }),
  pathPaymentStrictReceive: ({ sendAsset, sendMax, destination, destAsset, destAmount, path }) => ({
    path_payment_strict_receive: {
      send_asset: asset(sendAsset),
      send_max: uint(sendMax, "sendMax"),
      destination: account(destination),
      dest_asset: asset(destAsset),
      dest_amount: uint(destAmount, "destAmount"),
      path: assets(path),
    },
  }),
  pathPaymentStrictSend: ({ sendAsset, sendAmount, destination, destAsset, destMin, path }) => ({
    path_payment_strict_send: {
      send_asset: asset(sendAsset),
      send_amount: uint(sendAmount, "sendAmount"),
      destination: account(destination),
      dest_asset: asset(destAsset),
      dest_min: uint(destMin, "destMin"),
      path: assets(path),
    },
  }),
  createPassiveSellOffer: (fields) => ({ create_passive_sell_offer: offer(fields, "amount") }),
  manageSellOffer: (fields) => ({
    manage_sell_offer: {
      ...offer(fields, "amount"),
      offer_id: uint(fields.offerId ?? 0, "offerId"),
    },
  }),
  manageBuyOffer: (fields) => ({
    manage_buy_offer: {
      ...offer(fields, "buy_amount"),
      offer_id: uint(fields.offerId ?? 0, "offerId"),
    },
  }),
  setOptions: ({ inflationDest, homeDomain, ...fields }) => ({
    set_options: {
      inflation_dest: inflationDest === undefined ? null : account(inflationDest),
      clear_flags: option(fields.clearFlags, "clearFlags"),
      set_flags: option(fields.setFlags, "setFlags"),
      master_weight: option(fields.masterWeight, "masterWeight"),
      low_threshold: option(fields.lowThreshold, "lowThreshold"),
      med_threshold: option(fields.medThreshold, "medThreshold"),
      high_threshold: option(fields.highThreshold, "highThreshold"),
      home_domain: homeDomain === undefined ? null : text(homeDomain, "home domain", 32),
      signer: signer(fields.signer),
    },
  }),
  changeTrust: ({ line, limit }) => ({
    change_trust: { line: asset(line), limit: uint(limit, "limit") },
  }),
  // The device knows only whether a trustline is authorized.
  allowTrust: ({ trustor, assetCode, assetType, authorize }) => {
    asset({ type: number(assetType, "assetType"), code: assetCode, issuer: trustor })
    return {
      allow_trust: {
        trustor: account(trustor),
        asset: text(assetCode, "asset code", 12),
        authorize: authorize ? 1 : 0,
      },
    }
  },
  accountMerge: ({ destination }) => ({ account_merge: account(destination) }),
  manageData: ({ name, value }) => ({
    manage_data: {
      data_name: text(name, "key", 64),
      data_value: value === undefined || value === "" ? null : hex(value, "value"),
    },
  }),
  bumpSequence: ({ bumpTo }) => ({ bump_sequence: { bump_to: uint(bumpTo, "bumpTo") } }),
  claimClaimableBalance: ({ balanceId }) => ({
    claim_claimable_balance: {
      balance_id: xdr.ClaimableBalanceId.fromXdr(
        hex(balanceId, "balanceId"),
        "hex",
      ).toJson() as Json,
    },
  }),
}

function offer({ selling, buying, amount, ...fields }: Fields, name: string): Record<string, Json> {
  return {
    selling: asset(selling),
    buying: asset(buying),
    [name]: uint(amount, "amount"),
    price: price(fields.price),
  }
}

/** Builds an operation. Undefined for a type that the library does not know. */
export function operation(value: unknown): Json | undefined {
  const { type, source, ...fields } = fieldsOf(value)
  const build = typeof type === "string" && Object.hasOwn(bodies, type) ? bodies[type] : undefined
  return build && { source_account: source ? account(source) : null, body: build(fields) }
}
