import type { XdrType } from "./notation.js"

/** Smart contracts: their values, calls, authorizations and footprints (Stellar-contract.x, Stellar-transaction.x). */
export const soroban: Readonly<Record<string, XdrType>> = {
  ScAddress: {
    union: {
      account: "PublicKey",
      contract: "opaque[32]",
      muxedAccount: "MuxedEd25519Account",
      claimableBalance: "ClaimableBalanceId",
      liquidityPool: "opaque[32]",
    },
  },
  MuxedEd25519Account: { struct: { id: "u64", ed25519: "opaque[32]" } },
  ScVal: {
    union: {
      bool: "bool",
      void: "void",
      error: "ScError",
      u32: "u32",
      i32: "i32",
      u64: "u64",
      i64: "i64",
      timepoint: "u64",
      duration: "u64",
      u128: "Uint128Parts",
      i128: "Int128Parts",
      u256: "Uint256Parts",
      i256: "Int256Parts",
      bytes: "opaque<>",
      string: "string<>",
      symbol: "string<32>",
      vec: "ScVal<>*",
      map: "ScMapEntry<>*",
      address: "ScAddress",
      contractInstance: "ScContractInstance",
      ledgerKeyContractInstance: "void",
      ledgerKeyNonce: "ScNonceKey",
      executableTag: "string<>",
    },
  },
  ScError: {
    union: {
      contract: "u32",
      wasmVm: "ScErrorCode",
      context: "ScErrorCode",
      storage: "ScErrorCode",
      object: "ScErrorCode",
      crypto: "ScErrorCode",
      events: "ScErrorCode",
      budget: "ScErrorCode",
      value: "ScErrorCode",
      auth: "ScErrorCode",
    },
  },
  ScErrorCode: {
    enum: "arithDomain indexBounds invalidInput missingValue existingValue exceededLimit invalidAction internalError unexpectedType unexpectedSize",
  },
  Uint128Parts: { struct: { hi: "u64", lo: "u64" } },
  Int128Parts: { struct: { hi: "i64", lo: "u64" } },
  Uint256Parts: { struct: { hiHi: "u64", hiLo: "u64", loHi: "u64", loLo: "u64" } },
  Int256Parts: { struct: { hiHi: "i64", hiLo: "u64", loHi: "u64", loLo: "u64" } },
  ScMapEntry: { struct: { key: "ScVal", val: "ScVal" } },
  ScContractInstance: { struct: { executable: "ContractExecutable", storage: "ScMapEntry<>*" } },
  ContractExecutable: {
    union: {
      wasm: "opaque[32]",
      stellarAsset: "void",
      externalRef: "ContractExecutableExternalRef",
    },
  },
  ContractExecutableExternalRef: { struct: { executableOwner: "ScAddress", tag: "string<>" } },
  ScNonceKey: { struct: { nonce: "i64" } },
  InvokeHostFunctionOp: {
    struct: { hostFunction: "HostFunction", auth: "SorobanAuthorizationEntry<>" },
  },
  HostFunction: {
    union: {
      invokeContract: "InvokeContractArgs",
      createContract: "CreateContractArgs",
      uploadContractWasm: "opaque<>",
      createContractV2: "CreateContractArgsV2",
    },
  },
  InvokeContractArgs: {
    struct: { contractAddress: "ScAddress", functionName: "string<32>", args: "ScVal<>" },
  },
  CreateContractArgs: {
    struct: { contractIdPreimage: "ContractIdPreimage", executable: "ContractExecutable" },
  },
  ContractIdPreimage: { union: { address: "ContractIdPreimageFromAddress", asset: "Asset" } },
  ContractIdPreimageFromAddress: { struct: { address: "ScAddress", salt: "opaque[32]" } },
  CreateContractArgsV2: {
    struct: {
      contractIdPreimage: "ContractIdPreimage",
      executable: "ContractExecutable",
      constructorArgs: "ScVal<>",
    },
  },
  SorobanAuthorizationEntry: {
    struct: { credentials: "SorobanCredentials", rootInvocation: "SorobanAuthorizedInvocation" },
  },
  SorobanCredentials: {
    union: {
      sourceAccount: "void",
      address: "SorobanAddressCredentials",
      addressV2: "SorobanAddressCredentials",
      addressWithDelegates: "SorobanAddressCredentialsWithDelegates",
    },
  },
  SorobanAddressCredentials: {
    struct: {
      address: "ScAddress",
      nonce: "i64",
      signatureExpirationLedger: "u32",
      signature: "ScVal",
    },
  },
  SorobanAddressCredentialsWithDelegates: {
    struct: {
      addressCredentials: "SorobanAddressCredentials",
      delegates: "SorobanDelegateSignature<>",
    },
  },
  SorobanDelegateSignature: {
    struct: {
      address: "ScAddress",
      signature: "ScVal",
      nestedDelegates: "SorobanDelegateSignature<>",
    },
  },
  SorobanAuthorizedInvocation: {
    struct: {
      function: "SorobanAuthorizedFunction",
      subInvocations: "SorobanAuthorizedInvocation<>",
    },
  },
  SorobanAuthorizedFunction: {
    union: {
      contractFn: "InvokeContractArgs",
      createContractHostFn: "CreateContractArgs",
      createContractV2HostFn: "CreateContractArgsV2",
    },
  },
  ExtendFootprintTtlOp: { struct: { ext: "ExtensionPoint", extendTo: "u32" } },
  ExtensionPoint: { union: { v0: "void" } },
  RestoreFootprintOp: { struct: { ext: "ExtensionPoint" } },
  SorobanTransactionData: {
    struct: { ext: "SorobanTransactionDataExt", resources: "SorobanResources", resourceFee: "i64" },
  },
  SorobanTransactionDataExt: { union: { v0: "void", resourceExt: "SorobanResourcesExtV0" } },
  SorobanResourcesExtV0: { struct: { archivedSorobanEntries: "u32<>" } },
  SorobanResources: {
    struct: {
      footprint: "LedgerFootprint",
      instructions: "u32",
      diskReadBytes: "u32",
      writeBytes: "u32",
    },
  },
  LedgerFootprint: { struct: { readOnly: "LedgerKey<>", readWrite: "LedgerKey<>" } },
  HashIdPreimage: {
    union: {
      "sorobanAuthorization=9": "HashIdPreimageSorobanAuthorization",
      "sorobanAuthorizationWithAddress=10": "HashIdPreimageSorobanAuthorizationWithAddress",
    },
  },
  HashIdPreimageSorobanAuthorization: {
    struct: {
      networkId: "opaque[32]",
      nonce: "i64",
      signatureExpirationLedger: "u32",
      invocation: "SorobanAuthorizedInvocation",
    },
  },
  HashIdPreimageSorobanAuthorizationWithAddress: {
    struct: {
      networkId: "opaque[32]",
      nonce: "i64",
      signatureExpirationLedger: "u32",
      address: "ScAddress",
      invocation: "SorobanAuthorizedInvocation",
    },
  },
}
