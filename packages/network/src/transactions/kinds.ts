import type { xdr } from "@stellar/stellar-sdk/base"
import { extendFootprintTtl } from "../contracts/extend-footprint-ttl.js"
import { invokeHostFunction } from "../contracts/invoke-host-function.js"
import { restoreFootprint } from "../contracts/restore-footprint.js"
import { accountMerge } from "../operations/account-merge.js"
import { allowTrust } from "../operations/allow-trust.js"
import { bumpSequence } from "../operations/bump-sequence.js"
import { changeTrust } from "../operations/change-trust.js"
import { claimClaimableBalance } from "../operations/claim-claimable-balance.js"
import { clawback } from "../operations/clawback.js"
import { clawbackClaimableBalance } from "../operations/clawback-claimable-balance.js"
import { createAccount } from "../operations/create-account.js"
import { createClaimableBalance } from "../operations/create-claimable-balance.js"
import { inflation } from "../operations/inflation.js"
import { liquidityPoolDeposit } from "../operations/liquidity-pool-deposit.js"
import { liquidityPoolWithdraw } from "../operations/liquidity-pool-withdraw.js"
import { manageBuyOffer } from "../operations/manage-buy-offer.js"
import { manageData } from "../operations/manage-data.js"
import { createPassiveSellOffer, manageSellOffer } from "../operations/manage-sell-offer.js"
import type { OperationKind } from "../operations/operation.js"
import { pathPaymentStrictReceive } from "../operations/path-payment-strict-receive.js"
import { pathPaymentStrictSend } from "../operations/path-payment-strict-send.js"
import { payment } from "../operations/payment.js"
import { revokeSponsorship } from "../operations/revoke-sponsorship.js"
import { setOptions } from "../operations/set-options.js"
import { setTrustLineFlags } from "../operations/set-trust-line-flags.js"
import {
  beginSponsoringFutureReserves,
  endSponsoringFutureReserves,
} from "../operations/sponsor-reserves.js"

type Kinds = {
  readonly [Type in xdr.OperationBody["type"]]: OperationKind<
    Extract<xdr.OperationBody, { type: Type }>
  >
}

/** All operations of the protocol. */
const kinds: Kinds = {
  createAccount,
  payment,
  pathPaymentStrictReceive,
  manageSellOffer,
  createPassiveSellOffer,
  setOptions,
  changeTrust,
  allowTrust,
  accountMerge,
  inflation,
  manageData,
  bumpSequence,
  manageBuyOffer,
  pathPaymentStrictSend,
  createClaimableBalance,
  claimClaimableBalance,
  beginSponsoringFutureReserves,
  endSponsoringFutureReserves,
  revokeSponsorship,
  clawback,
  clawbackClaimableBalance,
  setTrustLineFlags,
  liquidityPoolDeposit,
  liquidityPoolWithdraw,
  invokeHostFunction,
  extendFootprintTtl,
  restoreFootprint,
}

/** Returns the implementation for the type of an operation. */
export function kindOf(body: xdr.OperationBody): OperationKind<xdr.OperationBody> {
  return kinds[body.type] as OperationKind<xdr.OperationBody>
}
