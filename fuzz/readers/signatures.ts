import { isDeepStrictEqual } from "node:util"
import { WalletError } from "@alidade/core"
import { transactionTree } from "@alidade/core/describe"
import { encodeBase64 } from "@alidade/core/encoding"
import { readEnvelope, verifyTransaction } from "@alidade/core/verify"
import { Keypair, TransactionBuilder, xdr } from "@stellar/stellar-sdk"
import fc from "fast-check"
import { changedBytes } from "../change-bytes.js"
import { comparison, type Reader, shown } from "../reader.js"
import { encoded, envelopes, passphrase, payment } from "./samples.js"

const signers = [7, 8, 9].map((byte) => Keypair.fromRawEd25519Seed(Buffer.alloc(32, byte)))
const [own] = signers as [Keypair]
const transaction = TransactionBuilder.fromXDR(payment, passphrase)
const unsigned = ((): string => {
  const bare = TransactionBuilder.fromXDR(payment, passphrase)
  bare.signatures.length = 0
  return bare.toXDR()
})()

/** A signature in a reply: whose it is, and what is wrong with it. */
interface Made {
  by: number
  fault: "none" | "bit" | "hint" | "network" | "short"
}
const made: fc.Arbitrary<Made[]> = fc.array(
  fc.record({
    by: fc.nat(2),
    fault: fc.constantFrom<Made["fault"]>("none", "bit", "hint", "network", "short"),
  }),
  { maxLength: 6 },
)

/** Each is made once: a key always signs the same in the same way. */
const signatures = new Map<string, xdr.DecoratedSignature>()

function signatureOf(made: Made): xdr.DecoratedSignature {
  const key = `${made.by} ${made.fault}`
  const known = signatures.get(key) ?? sign(made)
  signatures.set(key, known)
  return known
}

function sign({ by, fault }: Made): xdr.DecoratedSignature {
  const key = signers[by]!
  const hash = transaction.hash()
  const signed = Buffer.from(key.sign(fault === "network" ? Buffer.from(hash).reverse() : hash))
  if (fault === "bit") signed[10]! ^= 1
  const hint = fault === "hint" ? Buffer.from([1, 2, 3, 4]) : Buffer.from(key.signatureHint())
  const signature = fault === "short" ? signed.subarray(1) : signed
  return new xdr.DecoratedSignature({ hint, signature })
}

/** The separate judgement: the reply is good if it has an undamaged signature of the account. */
function isGood(list: readonly Made[]): boolean {
  return list.some(({ by, fault }) => by === 0 && fault === "none")
}

async function compareSignatures(list: readonly Made[]): Promise<string | undefined> {
  const reply = TransactionBuilder.fromXDR(unsigned, passphrase)
  reply.signatures.push(...list.map(signatureOf))
  const request = {
    sent: unsigned,
    returned: reply.toXDR(),
    networkPassphrase: passphrase,
    address: own.publicKey(),
  }
  try {
    const { verified, signers: found } = await verifyTransaction(request)
    if (!isGood(list)) return `accepted as ${verified}`
    return found.includes(own.publicKey()) ? undefined : "does not name the signer"
  } catch (error) {
    if (!WalletError.is(error)) return `threw ${shown(error)}`
    if (isGood(list)) return `refused: ${error.kind}`
    const kinds = ["bad-signature", "wrong-account", "wrong-network"]
    return kinds.includes(error.kind) ? undefined : `refused as ${error.kind}`
  }
}

/** Whatever changes what is signed changes what is shown. */
function compareTrees([before, after]: readonly [Uint8Array, Uint8Array]): string | undefined {
  const [one, other] = [before, after].map(encodeBase64) as [string, string]
  try {
    if (Buffer.compare(readEnvelope(one).body, readEnvelope(other).body) === 0) return undefined
  } catch (error) {
    return WalletError.is(error) ? undefined : `threw ${shown(error)}`
  }
  return isDeepStrictEqual(transactionTree(one), transactionTree(other))
    ? "two transactions look the same"
    : undefined
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "base64"))

export const signatureReaders: readonly Reader[] = [
  comparison(
    "Signatures of a reply, as a separate judgement",
    made.map((list) => () => list),
    compareSignatures,
  ),
  comparison(
    "Change of a transaction, as it is shown",
    changedBytes(...envelopes.map(bytesOf), ...encoded(xdr.TransactionEnvelope)),
    compareTrees,
  ),
]
