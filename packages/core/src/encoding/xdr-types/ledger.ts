import type { XdrType } from "./notation.js"

/** Accounts, assets, claims and the keys of ledger entries (Stellar-types.x, Stellar-ledger-entries.x). */
export const ledger: Readonly<Record<string, XdrType>> = {
  PublicKey: { union: { ed25519: "opaque[32]" } },
  MuxedAccount: { union: { ed25519: "opaque[32]", "muxedEd25519=256": "MuxedAccountMed25519" } },
  MuxedAccountMed25519: { struct: { id: "u64", ed25519: "opaque[32]" } },
  SignerKey: {
    union: {
      ed25519: "opaque[32]",
      preAuthTx: "opaque[32]",
      hashX: "opaque[32]",
      ed25519SignedPayload: "SignerKeyEd25519SignedPayload",
    },
  },
  SignerKeyEd25519SignedPayload: { struct: { ed25519: "opaque[32]", payload: "opaque<64>" } },
  Signer: { struct: { key: "SignerKey", weight: "u32" } },
  Price: { struct: { n: "i32", d: "i32" } },
  Asset: {
    union: { native: "void", creditAlphanum4: "AlphaNum4", creditAlphanum12: "AlphaNum12" },
  },
  AssetCode: { union: { "creditAlphanum4=1": "opaque[4]", "creditAlphanum12=2": "opaque[12]" } },
  AlphaNum4: { struct: { assetCode: "opaque[4]", issuer: "PublicKey" } },
  AlphaNum12: { struct: { assetCode: "opaque[12]", issuer: "PublicKey" } },
  ChangeTrustAsset: {
    union: {
      native: "void",
      creditAlphanum4: "AlphaNum4",
      creditAlphanum12: "AlphaNum12",
      poolShare: "LiquidityPoolParameters",
    },
  },
  TrustLineAsset: {
    union: {
      native: "void",
      creditAlphanum4: "AlphaNum4",
      creditAlphanum12: "AlphaNum12",
      poolShare: "opaque[32]",
    },
  },
  LiquidityPoolParameters: { union: { constantProduct: "LiquidityPoolConstantProductParameters" } },
  LiquidityPoolConstantProductParameters: {
    struct: { assetA: "Asset", assetB: "Asset", fee: "i32" },
  },
  Claimant: { union: { v0: "ClaimantV0" } },
  ClaimantV0: { struct: { destination: "PublicKey", predicate: "ClaimPredicate" } },
  ClaimPredicate: {
    union: {
      unconditional: "void",
      and: "ClaimPredicate<2>",
      or: "ClaimPredicate<2>",
      not: "ClaimPredicate*",
      beforeAbsoluteTime: "i64",
      beforeRelativeTime: "i64",
    },
  },
  ClaimableBalanceId: { union: { v0: "opaque[32]" } },
  LedgerKey: {
    union: {
      account: "LedgerKeyAccount",
      trustline: "LedgerKeyTrustLine",
      offer: "LedgerKeyOffer",
      data: "LedgerKeyData",
      claimableBalance: "LedgerKeyClaimableBalance",
      liquidityPool: "LedgerKeyLiquidityPool",
      contractData: "LedgerKeyContractData",
      contractCode: "LedgerKeyContractCode",
      configSetting: "LedgerKeyConfigSetting",
      ttl: "LedgerKeyTtl",
    },
  },
  LedgerKeyAccount: { struct: { accountId: "PublicKey" } },
  LedgerKeyTrustLine: { struct: { accountId: "PublicKey", asset: "TrustLineAsset" } },
  LedgerKeyOffer: { struct: { sellerId: "PublicKey", offerId: "i64" } },
  LedgerKeyData: { struct: { accountId: "PublicKey", dataName: "string<64>" } },
  LedgerKeyClaimableBalance: { struct: { balanceId: "ClaimableBalanceId" } },
  LedgerKeyLiquidityPool: { struct: { liquidityPoolId: "opaque[32]" } },
  LedgerKeyContractData: {
    struct: { contract: "ScAddress", key: "ScVal", durability: "ContractDataDurability" },
  },
  LedgerKeyContractCode: { struct: { hash: "opaque[32]" } },
  LedgerKeyConfigSetting: { struct: { configSettingId: "ConfigSettingId" } },
  LedgerKeyTtl: { struct: { keyHash: "opaque[32]" } },
  ContractDataDurability: { enum: "temporary persistent" },
  ConfigSettingId: {
    enum: "contractMaxSizeBytes contractComputeV0 contractLedgerCostV0 contractHistoricalDataV0 contractEventsV0 contractBandwidthV0 contractCostParamsCpuInstructions contractCostParamsMemoryBytes contractDataKeySizeBytes contractDataEntrySizeBytes stateArchival contractExecutionLanes liveSorobanStateSizeWindow evictionIterator contractParallelComputeV0 contractLedgerCostExtV0 scpTiming frozenLedgerKeys frozenLedgerKeysDelta freezeBypassTxs freezeBypassTxsDelta",
  },
}
