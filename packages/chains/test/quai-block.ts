/** A 32-byte hash that contains a number. */
export function hashOf(number: number): string {
  return `0x${number.toString(16).padStart(64, "0")}`
}

/** An empty block of a zone as `quai_getBlockByNumber` and `quai_getBlockByHash` return it. Its hash is its number. */
export function block(number: number): Record<string, unknown> {
  const hash = hashOf(number)
  const quantity = `0x${number.toString(16)}`
  const none = hashOf(0)
  return {
    hash,
    size: "0x1",
    totalEntropy: "0x1",
    interlinkHashes: [],
    subManifest: [],
    transactions: [],
    outboundEtxs: [],
    uncles: [],
    workShares: [],
    header: {
      ...fields(quantities, "0x1"),
      ...fields(hashes, none),
      extraData: "0x",
      manifestHash: [none, none, none],
      number: [quantity, quantity],
      parentDeltaEntropy: ["0x0", "0x0", "0x0"],
      parentEntropy: ["0x0", "0x0", "0x0"],
      parentHash: [none, none],
      parentUncledDeltaEntropy: ["0x0", "0x0", "0x0"],
    },
    woHeader: {
      primaryCoinbase: null,
      difficulty: "0x1",
      headerHash: none,
      location: "0x0000",
      mixHash: none,
      nonce: "0x0000000000000000",
      number: quantity,
      parentHash: none,
      primeTerminusNumber: "0x1",
      timestamp: "0x1",
      txHash: none,
      lock: "0x0",
    },
  }
}

const quantities = [
  "avgTxFees",
  "baseFeePerGas",
  "conversionFlowAmount",
  "efficiencyScore",
  "exchangeRate",
  "expansionNumber",
  "gasLimit",
  "gasUsed",
  "kQuaiDiscount",
  "minerDifficulty",
  "quaiStateSize",
  "size",
  "stateLimit",
  "stateUsed",
  "thresholdCount",
  "totalFees",
  "uncledEntropy",
]

const hashes = [
  "etxEligibleSlices",
  "etxRollupRoot",
  "etxSetRoot",
  "evmRoot",
  "interlinkRootHash",
  "outboundEtxsRoot",
  "primeStateRoot",
  "primeTerminusHash",
  "receiptsRoot",
  "transactionsRoot",
  "uncleHash",
  "utxoRoot",
]

function fields(names: readonly string[], value: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]))
}
