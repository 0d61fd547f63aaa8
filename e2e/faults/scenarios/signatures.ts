import { answerWith } from "../answer-with.js"
import { changed, signed, stranger, withSignatures } from "../forge.js"
import type { Bench, Expected, Scenario } from "../scenario.js"
import type { Way } from "../ways.js"

const returnsSignature = ({ signsOnly }: Way): string | undefined =>
  signsOnly ? "it returns the signature alone" : undefined

type Signatures = Parameters<Parameters<typeof withSignatures>[1]>[0]

/** The requested transaction with other signatures than the wallet's. */
function envelope(
  name: string,
  says: string,
  change: (signatures: Signatures) => void,
  sees: Expected,
): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    excludes: returnsSignature,
    cause: (on) => answerWith(on, { envelope: withSignatures(signed(on.payload, on.key), change) }),
    sees: () => sees,
  }
}

/** A signature of something else, over every way. */
function other(
  name: string,
  says: string,
  envelopeOf: (on: Bench) => string,
  sees: Scenario["sees"],
): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    cause: (on) => answerWith(on, { envelope: envelopeOf(on) }),
    sees,
  }
}

const flip = (hex: string): string => `${hex.slice(0, -1)}${hex.endsWith("0") ? "1" : "0"}`

/** The requested transaction, badly signed. */
export const signatures: readonly Scenario[] = [
  envelope(
    "unsigned",
    "The wallet returns the transaction without a signature.",
    (all) => void all.splice(0),
    "bad-signature unsigned",
  ),
  envelope(
    "malformed-signature",
    "One bit of the signature is wrong.",
    ([own]) => {
      own!.signature = flip(own!.signature)
    },
    "bad-signature invalidForTransaction",
  ),
  envelope(
    "short-signature",
    "The signature lacks its last byte.",
    ([own]) => {
      own!.signature = own!.signature.slice(0, -2)
    },
    "bad-signature",
  ),
  envelope(
    "empty-signature",
    "The signature has no bytes.",
    ([own]) => {
      own!.signature = ""
    },
    "bad-signature",
  ),
  envelope(
    "signature-of-zeros",
    "The signature has 64 zero bytes.",
    ([own]) => {
      own!.signature = "00".repeat(64)
    },
    "bad-signature invalidForTransaction",
  ),
  envelope(
    "wrong-hint",
    "The signature is right, but its hint is another key's.",
    ([own]) => {
      own!.hint = "00000000"
    },
    ["succeeds", "bad-signature", "wrong-account"],
  ),
  envelope(
    "added-signature",
    "A signature that fits no key comes with the right one.",
    (all) => void all.push({ hint: "00000000", signature: "11".repeat(64) }),
    ["succeeds", "altered", "bad-signature"],
  ),
  envelope(
    "signature-twice",
    "The right signature comes twice.",
    (all) => void all.push({ ...all[0]! }),
    ["succeeds", "altered"],
  ),
  envelope(
    "twenty-signatures",
    "The right signature comes last, after nineteen that fit no key.",
    (all) =>
      void all.unshift(
        ...Array.from({ length: 19 }, () => ({ hint: all[0]!.hint, signature: "22".repeat(64) })),
      ),
    ["succeeds", "altered", "bad-signature"],
  ),
  other(
    "signed-by-another-key",
    "Another account of the wallet signs the requested transaction.",
    (on) => signed(on.payload, stranger),
    ({ signsOnly }) =>
      signsOnly ? "bad-signature invalidForTransaction" : "wrong-account otherSigner",
  ),
  other(
    "copied-signature",
    "The signature is a valid one of another transaction.",
    (on) => {
      const other = signed(
        changed(on.payload, (tx) => {
          tx.seq_num = "7"
        }),
        on.key,
      )
      let copied: Signatures = []
      withSignatures(other, (all) => {
        copied = [...all]
      })
      return withSignatures(signed(on.payload, on.key), (all) => void all.splice(0, 1, ...copied))
    },
    () => "bad-signature invalidForTransaction",
  ),
  {
    name: "signer-named-wrong",
    says: "The transaction is signed well, but the reply names another account as the signer.",
    ask: "transaction",
    excludes: returnsSignature,
    cause: (on) => answerWith(on, { address: stranger.publicKey() }),
    sees: () => ["succeeds", "wrong-account", "bad-reply"],
  },
]
