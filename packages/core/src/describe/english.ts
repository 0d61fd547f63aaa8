/**
 * Every sentence of a description, in English. `{name}` stands for a value that is shown in its own type. A translation
 * has the same names, in any order. Keys are stable: apps override texts by them.
 */
export const english = {
  // Assets and lists.
  issuedBy: "{asset} of {issuer}",
  quoted: "“{text}”",
  leftOut: "{text}… ({count} more)",

  // Operations.
  opCreateAccount: "Create the account {destination} with {amount}",
  opPayment: "Send {amount} to {destination}",
  opPathPaymentStrictSend: "Send {amount} so that {destination} receives at least {least}",
  opPathPaymentStrictReceive: "Send at most {most} so that {destination} receives {amount}",
  opSell: "Sell {amount} at {price} {asset} each",
  opSellPassively: "Passive sell offer: {amount} at {price} {asset} each",
  opBuy: "Buy {amount} at {price} {asset} each",
  opChangeToSell: "Change offer {offer}: sell {amount} at {price} {asset} each",
  opChangeToBuy: "Change offer {offer}: buy {amount} at {price} {asset} each",
  opWithdrawOffer: "Cancel offer {offer}",
  opSetOptions: "Change account settings",
  opSetNoOptions: "Set account options without changing any",
  opTrust: "Trust {asset} up to {limit}",
  opTrustAll: "Trust {asset} with no limit",
  opRemoveTrust: "Remove the trust line for {asset}",
  opAllowTrust: "Allow {trustor} to hold {asset}",
  opAllowOffers: "Allow {trustor} to keep its offers in {asset}, and nothing else",
  opDisallowTrust: "Stop allowing {trustor} to hold {asset}",
  opSetTrustLineFlags: "Change what {trustor} may do with {asset}",
  opMerge: "Merge the account into {destination}",
  opInflation: "Run inflation",
  opWriteData: "Set data entry {name} to {value}",
  opRemoveData: "Remove data entry {name}",
  opBumpSequence: "Raise the sequence number to {sequence}",
  opCreateClaimable: "Set aside {amount} as a claimable balance",
  opClaim: "Claim balance {balance}",
  opBeginSponsoring: "Start sponsoring {account}",
  opEndSponsoring: "Stop sponsoring",
  opRevokeAccount: "Stop sponsoring account {account}",
  opRevokeTrustLine: "Stop sponsoring {account}’s trust line for {asset}",
  opRevokeOffer: "Stop sponsoring {account}’s offer {offer}",
  opRevokeData: "Stop sponsoring {account}’s data entry {name}",
  opRevokeClaimable: "Stop sponsoring claimable balance {balance}",
  opRevokePool: "Stop sponsoring pool {pool}",
  opRevokeSigner: "Stop sponsoring {account}’s signer {signer}",
  opRevokeOther: "Stop sponsoring a ledger entry that can’t be sponsored ({entry})",
  opClawback: "Claw back {amount} from {account}",
  opClawbackClaimable: "Claw back claimable balance {balance}",
  opDeposit: "Deposit up to {amountA} and {amountB} into pool {pool}",
  opWithdraw: "Withdraw {shares} shares from pool {pool}",
  opExtend: "Keep contract data live for at least {ledgers} more ledgers",
  opRestore: "Restore archived contract data",

  // Details of operations.
  path: "Via {assets}",
  claimant: "{account} can claim: {predicate}",
  price: "Price as a fraction: {n} / {d}",
  poolPrices: "At a price between {least} and {most}",
  poolLeast: "Receive at least {amountA} and {amountB}",
  setInflation: "Inflation destination {account}",
  setHomeDomain: "Home domain {domain}",
  setNoHomeDomain: "Remove the home domain",
  setMasterWeight: "Master key weight {weight}",
  setLowThreshold: "Low threshold {weight}",
  setMediumThreshold: "Medium threshold {weight}",
  setHighThreshold: "High threshold {weight}",
  setFlags: "Set flags: {flags}",
  clearFlags: "Clear flags: {flags}",
  setSigner: "Signer {signer} with weight {weight}",
  removeSigner: "Remove signer {signer}",

  // Signers other than accounts.
  signerTransaction: "the transaction with the hash {hash}",
  signerHash: "anyone who reveals the preimage of {hash}",
  signerPayload: "{account} for the signed payload {payload}",

  // Flags.
  flagRequired: "authorization required",
  flagRevocable: "authorization revocable",
  flagImmutable: "immutable",
  flagClawback: "clawback enabled",
  flagNone: "none",
  flagUnknown: "unknown ({bits})",
  lineAuthorized: "hold and send",
  lineMaintain: "keep offers",
  lineClawback: "clawback",

  // When a balance can be claimed.
  claimAlways: "at any time",
  claimBefore: "before {time}",
  claimWithin: "within {seconds} s of its creation",
  claimNot: "not ({predicate})",
  claimAnd: "({first}) and ({second})",
  claimOr: "({first}) or ({second})",
  claimIncomplete: "an incomplete condition",
  claimDeep: "conditions nested too deep for the network",

  // Pools.
  pool: "pool {pool}",
  poolOf: "the pool of {assetA} and {assetB}",

  // Contracts.
  call: "Call {function} on {contract}",
  callNative: "Call {function} on {contract} (XLM)",
  transfer: "Transfer {amount} from {from} to {to}",
  upload: "Upload contract code: {size} bytes, hash {hash}",
  deploy: "Deploy a contract for {deployer} with code {code}",
  deployShared: "Deploy a contract for {deployer} with the code that {owner} tagged {tag}",
  deployPlain: "Deploy an asset contract for {deployer}",
  deployAsset: "Deploy the contract {contract} of {asset}",

  // Preconditions.
  notBeforeLedger: "Not before ledger {ledger}",
  notAfterLedger: "Not after ledger {ledger}",
  minSequence: "The account’s sequence number is at least {sequence}",
  minSequenceAge: "The sequence number is at least {seconds} s old",
  minSequenceGap: "The sequence number is at least {ledgers} ledgers old",
  extraSigner: "Also signed by {signer}",

  // Warnings.
  warnSigner: "This changes who can sign for the account.",
  warnThresholds: "This changes how many signatures the account needs.",
  warnMasterWeight: "This changes the weight of the account’s master key.",
  warnMasterOff: "The account’s master key will no longer be able to sign.",
  warnMerge: "The account closes and everything it holds goes to the destination.",
  warnClawback: "This takes assets away from their holder.",
  warnClawbackFlag: "The account will be able to take its assets back from anyone who holds them.",
  warnImmutable: "The account’s flags can never be changed again.",
  warnNewTrust: "The account will accept this asset.",
  warnUnlimitedTrust: "The account will accept any amount of this asset.",
  warnUnknownContract: "This authorizes {contract}, an unknown contract, to act for the account.",
  warnSequence: "After this, the account can make few or no further transactions.",
  warnLeftOut: "This is too long to show in full.",
  warnFee: "The fee, up to {fee}, is far above the usual.",
  warnNetwork: "This is for a different network than the app’s.",
}

/** The sentences of a description, by key. */
export type Sentences = typeof english

/** The name of a sentence. */
export type SentenceKey = keyof Sentences
