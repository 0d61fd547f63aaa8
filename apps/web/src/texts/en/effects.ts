import { defineTexts } from "../texts.js"

/** Texts of what a request is expected to change. */
export const say = defineTexts("effects", {
  title: "What will change",
  computing: "Computing what will change…",

  // How the effect is known, or why it is not.
  notSimulated: "Could not be simulated: {reason}",
  simulated: "Expected: simulated on {network} at {time}.",
  computed:
    "Expected: computed from your account on {network} at {time}. Other accounts were not checked.",
  notIncluded: "Not included in what is expected",
  alone:
    "This is the call by itself. The transaction that carries your authorization can do more, but nothing else in your name.",
  fails: "Expected to fail",
  failsHint: "A transaction that fails changes nothing, but can still cost its fee.",
  nothing: "Nothing on your account is expected to change.",
  inactive: "Your account isn’t active on this network yet.",
  noRpc: "Can’t reach the network’s RPC.",
  noAnswer: "The network’s RPC didn’t answer (status {status}).",
  noSimulation: "The network’s RPC returned no simulation.",
  noOperation: "The transaction has no operation.",
  noCall: "This authorizes no contract call.",
  noAmount: "An operation has no amount.",

  // The changes.
  changes: "Expected changes",
  asset: "{asset} expected",
  reserve: "Reserve expected",
  reserveUnknown: "Not computed: another account may pay for it",
  trustLines: "Trust lines expected",
  signers: "Signers expected",
  weight: "Weight {weight}",
  thresholds: "Thresholds expected",
  thresholdValues: "Low {low}, medium {medium}, high {high}",
  token: "Token expected",
  units: "{amount} units",
  unitsLess: "{amount} units less than now",
  unitsMore: "{amount} units more than now",
  now: "Now {value}",
  atLeast: "At least {amount}",
  between: "Between {least} and {most}",
  contractFee: "Contract fee",
  contractFeeMost: "At most {amount} in this simulation",
  contracts: "Contract data changed",
  noContracts: "None",
  beyond: "Also authorized",
  nothingBeyond: "Nothing beyond the call",

  // What else changes.
  sequence: "The sequence number rises.",
  offerReleases: "What the offer held becomes available again.",
  offerStays: "What isn’t traded at once stays in the offer, which holds 0.5 XLM of the reserve.",

  // Why the network is expected to reject it.
  overLimit: "This is more {code} than your trust line allows ({limit}).",
  noTrustLine: "You have no trust line for this {code}.",
  notAuthorized: "Its issuer doesn’t let you hold {code}.",
  tooLittle: "Only {available} is available for the {needed} it needs.",
  belowReserve: "Your balance would be below the reserve of {amount}.",
  noData: "You have no such data entry.",
  exists: "Your account already exists, so it can’t be created.",
  overNewLimit: "You hold more than the new limit.",
  stillHeld: "You still hold {code}, so its trust line can’t be removed.",
  notMergeable: "An account with trust lines, offers, data, or sponsored entries can’t be merged.",
  archived: "Archived contract data must be restored first, in another transaction.",
  unauthorized: "The call needs an authorization that the transaction doesn’t contain.",
  feeTooLow: "The fee is too low: the call costs at least {amount}.",

  // Warnings.
  mayFail: "It may fail. {reason}",
  closes: "Your account closes and nothing stays in it: {amount} go to {destination}.",
  closesAtLeast:
    "Your account closes and nothing stays in it: at least {amount} go to {destination}.",
  locked: "Nobody will be able to sign for your account: it is locked for good.",
  noPayments: "All signers together can’t make payments any more.",
  noNewSigners: "All signers together can’t change the signers any more.",
  allows: "This lets {spender} spend up to {amount} of yours.",
  notAsStated: "The call is not what it says. It would not do this: {sentence}",
  takesMore: "The call is not what it says. It would also take {amount} from you.",
  takesMoreFor: "The call is not what it says. It would also take {amount} from you, for {to}.",
  tokenUnits: "{amount} units of the token {contract}",
})
