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
  opSellPassively: "Sell passively {amount} at {price} {asset} each",
  opBuy: "Buy {amount} at {price} {asset} each",
  opChangeToSell: "Change the offer {offer}: sell {amount} at {price} {asset} each",
  opChangeToBuy: "Change the offer {offer}: buy {amount} at {price} {asset} each",
  opWithdrawOffer: "Withdraw the offer {offer}",
  opSetOptions: "Change the account",
  opSetNoOptions: "Change nothing of the account",
  opTrust: "Trust {asset} up to {limit}",
  opTrustAll: "Trust {asset} without a limit",
  opRemoveTrust: "Remove the trust line for {asset}",
  opAllowTrust: "Let {trustor} hold {asset}",
  opAllowOffers: "Let {trustor} keep its offers in {asset}, and no more",
  opDisallowTrust: "No longer let {trustor} hold {asset}",
  opSetTrustLineFlags: "Set what {trustor} may do with {asset}",
  opMerge: "Merge the account into {destination}",
  opInflation: "Run inflation",
  opWriteData: "Write the data entry {name} as {value}",
  opRemoveData: "Remove the data entry {name}",
  opBumpSequence: "Raise the sequence number to {sequence}",
  opCreateClaimable: "Set {amount} aside to be claimed",
  opClaim: "Claim the balance {balance}",
  opBeginSponsoring: "Begin to sponsor {account}",
  opEndSponsoring: "End the sponsorship",
  opRevokeAccount: "Revoke the sponsorship of {account}",
  opRevokeTrustLine: "Revoke the sponsorship of a trust line of {account} for {asset}",
  opRevokeOffer: "Revoke the sponsorship of offer {offer} of {account}",
  opRevokeData: "Revoke the sponsorship of the data entry {name} of {account}",
  opRevokeClaimable: "Revoke the sponsorship of the claimable balance {balance}",
  opRevokePool: "Revoke the sponsorship of the pool {pool}",
  opRevokeSigner: "Revoke the sponsorship of a signer of {account}: {signer}",
  opRevokeOther: "Revoke the sponsorship of a ledger entry that has none ({entry})",
  opClawback: "Claw back {amount} from {account}",
  opClawbackClaimable: "Claw back the claimable balance {balance}",
  opDeposit: "Deposit at most {amountA} and {amountB} into the pool {pool}",
  opWithdraw: "Withdraw {shares} shares from the pool {pool}",
  opExtend: "Keep contract data alive for {ledgers} ledgers more",
  opRestore: "Restore archived contract data",

  // Details of operations.
  path: "By way of {assets}",
  claimant: "By {account}: {predicate}",
  price: "The price as a fraction: {n} / {d}",
  poolPrices: "At a price from {least} to {most}",
  poolLeast: "Receiving at least {amountA} and {amountB}",
  setInflation: "Inflation destination {account}",
  setHomeDomain: "Home domain {domain}",
  setNoHomeDomain: "Home domain removed",
  setMasterWeight: "Weight of its own key {weight}",
  setLowThreshold: "Low threshold {weight}",
  setMediumThreshold: "Medium threshold {weight}",
  setHighThreshold: "High threshold {weight}",
  setFlags: "Flags set: {flags}",
  clearFlags: "Flags cleared: {flags}",
  setSigner: "Signer {signer} with weight {weight}",
  removeSigner: "Signer {signer} removed",

  // Signers other than accounts.
  signerTransaction: "the transaction with the hash {hash}",
  signerHash: "whoever shows what hashes to {hash}",
  signerPayload: "{account} under the payload {payload}",

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
  claimWithin: "within {seconds} s of its making",
  claimNot: "not ({predicate})",
  claimAnd: "({first}) and ({second})",
  claimOr: "({first}) or ({second})",
  claimIncomplete: "a condition that is not whole",
  claimDeep: "conditions nested deeper than the network takes",

  // Pools.
  pool: "the pool {pool}",
  poolOf: "the pool of {assetA} and {assetB}",

  // Contracts.
  call: "Call {function} of {contract}",
  callNative: "Call {function} of {contract} (XLM)",
  transfer: "Transfer {amount} from {from} to {to}",
  upload: "Upload the code of a contract, {size} bytes with the hash {hash}",
  deploy: "Deploy a contract for {deployer} with the code {code}",
  deployShared: "Deploy a contract for {deployer} with the code that {owner} names {tag}",
  deployPlain: "Deploy a contract for {deployer} that is an asset’s",
  deployAsset: "Deploy the contract {contract} of {asset}",

  // Preconditions.
  notBeforeLedger: "Not before ledger {ledger}",
  notAfterLedger: "Not after ledger {ledger}",
  minSequence: "The account’s sequence number may be anything from {sequence}",
  minSequenceAge: "The sequence number is {seconds} s old",
  minSequenceGap: "The sequence number is {ledgers} ledgers old",
  extraSigner: "Signed by {signer} too",

  // Warnings.
  warnSigner: "This changes who can sign for the account.",
  warnThresholds: "This changes how many signatures the account takes.",
  warnMasterWeight: "This changes what the account’s own key counts for.",
  warnMasterOff: "The account’s own key will no longer sign for it.",
  warnMerge: "The account is closed and everything it holds goes to the destination.",
  warnClawback: "This takes assets back from their holder.",
  warnClawbackFlag: "The account will be able to take its assets back from whoever holds them.",
  warnImmutable: "The account’s flags can never be changed again.",
  warnNewTrust: "The account will accept this asset.",
  warnUnlimitedTrust: "The account will accept any amount of this asset.",
  warnUnknownContract:
    "This authorizes {contract}, a contract that is not known here, to act for the account.",
  warnSequence: "This leaves the account few further transactions, or none.",
  warnLeftOut: "Not all of this is shown: it is too long.",
  warnFee: "The fee, at most {fee}, is far above the usual.",
  warnNetwork: "This is for another network than the app is on.",
}

/** The sentences of a description, by key. */
export type Sentences = typeof english

/** The name of a sentence. */
export type SentenceKey = keyof Sentences
