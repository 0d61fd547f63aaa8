import type { XdrType } from "./notation.js"

/** The operations other than smart contracts (Stellar-transaction.x). */
export const operations: Readonly<Record<string, XdrType>> = {
  OperationBody: {
    union: {
      createAccount: "CreateAccountOp",
      payment: "PaymentOp",
      pathPaymentStrictReceive: "PathPaymentStrictReceiveOp",
      manageSellOffer: "ManageSellOfferOp",
      createPassiveSellOffer: "CreatePassiveSellOfferOp",
      setOptions: "SetOptionsOp",
      changeTrust: "ChangeTrustOp",
      allowTrust: "AllowTrustOp",
      accountMerge: "MuxedAccount",
      inflation: "void",
      manageData: "ManageDataOp",
      bumpSequence: "BumpSequenceOp",
      manageBuyOffer: "ManageBuyOfferOp",
      pathPaymentStrictSend: "PathPaymentStrictSendOp",
      createClaimableBalance: "CreateClaimableBalanceOp",
      claimClaimableBalance: "ClaimClaimableBalanceOp",
      beginSponsoringFutureReserves: "BeginSponsoringFutureReservesOp",
      endSponsoringFutureReserves: "void",
      revokeSponsorship: "RevokeSponsorshipOp",
      clawback: "ClawbackOp",
      clawbackClaimableBalance: "ClawbackClaimableBalanceOp",
      setTrustLineFlags: "SetTrustLineFlagsOp",
      liquidityPoolDeposit: "LiquidityPoolDepositOp",
      liquidityPoolWithdraw: "LiquidityPoolWithdrawOp",
      invokeHostFunction: "InvokeHostFunctionOp",
      extendFootprintTtl: "ExtendFootprintTtlOp",
      restoreFootprint: "RestoreFootprintOp",
    },
  },
  CreateAccountOp: { struct: { destination: "PublicKey", startingBalance: "i64" } },
  PaymentOp: { struct: { destination: "MuxedAccount", asset: "Asset", amount: "i64" } },
  PathPaymentStrictReceiveOp: {
    struct: {
      sendAsset: "Asset",
      sendMax: "i64",
      destination: "MuxedAccount",
      destAsset: "Asset",
      destAmount: "i64",
      path: "Asset<5>",
    },
  },
  ManageSellOfferOp: {
    struct: { selling: "Asset", buying: "Asset", amount: "i64", price: "Price", offerId: "i64" },
  },
  CreatePassiveSellOfferOp: {
    struct: { selling: "Asset", buying: "Asset", amount: "i64", price: "Price" },
  },
  SetOptionsOp: {
    struct: {
      inflationDest: "PublicKey*",
      clearFlags: "u32*",
      setFlags: "u32*",
      masterWeight: "u32*",
      lowThreshold: "u32*",
      medThreshold: "u32*",
      highThreshold: "u32*",
      homeDomain: "string<32>*",
      signer: "Signer*",
    },
  },
  ChangeTrustOp: { struct: { line: "ChangeTrustAsset", limit: "i64" } },
  AllowTrustOp: { struct: { trustor: "PublicKey", asset: "AssetCode", authorize: "u32" } },
  ManageDataOp: { struct: { dataName: "string<64>", dataValue: "opaque<64>*" } },
  BumpSequenceOp: { struct: { bumpTo: "i64" } },
  ManageBuyOfferOp: {
    struct: { selling: "Asset", buying: "Asset", buyAmount: "i64", price: "Price", offerId: "i64" },
  },
  PathPaymentStrictSendOp: {
    struct: {
      sendAsset: "Asset",
      sendAmount: "i64",
      destination: "MuxedAccount",
      destAsset: "Asset",
      destMin: "i64",
      path: "Asset<5>",
    },
  },
  CreateClaimableBalanceOp: {
    struct: { asset: "Asset", amount: "i64", claimants: "Claimant<10>" },
  },
  ClaimClaimableBalanceOp: { struct: { balanceId: "ClaimableBalanceId" } },
  BeginSponsoringFutureReservesOp: { struct: { sponsoredId: "PublicKey" } },
  RevokeSponsorshipOp: { union: { ledgerEntry: "LedgerKey", signer: "RevokeSponsorshipOpSigner" } },
  ClawbackOp: { struct: { asset: "Asset", from: "MuxedAccount", amount: "i64" } },
  ClawbackClaimableBalanceOp: { struct: { balanceId: "ClaimableBalanceId" } },
  SetTrustLineFlagsOp: {
    struct: { trustor: "PublicKey", asset: "Asset", clearFlags: "u32", setFlags: "u32" },
  },
  LiquidityPoolDepositOp: {
    struct: {
      liquidityPoolId: "opaque[32]",
      maxAmountA: "i64",
      maxAmountB: "i64",
      minPrice: "Price",
      maxPrice: "Price",
    },
  },
  LiquidityPoolWithdrawOp: {
    struct: { liquidityPoolId: "opaque[32]", amount: "i64", minAmountA: "i64", minAmountB: "i64" },
  },
  RevokeSponsorshipOpSigner: { struct: { accountId: "PublicKey", signerKey: "SignerKey" } },
}
