import { networks } from "@alidade/core"
import { hash, Keypair } from "@stellar/stellar-sdk"
import { answerWith } from "../answer-with.js"
import { changedPreimage, preimageWithAddress, stranger } from "../forge.js"
import type { Bench, Scenario } from "../scenario.js"

const sign = (preimage: string, key: Keypair): Uint8Array =>
  key.sign(hash(Buffer.from(preimage, "base64")))

/** The wallet signs another preimage, or with another key. */
function signs(
  name: string,
  says: string,
  make: (on: Bench) => Uint8Array,
  sees: Scenario["sees"] = () => "bad-signature invalidForRequest",
): Scenario {
  return {
    name,
    says,
    ask: "auth-entry",
    cause: (on) => answerWith(on, { signature: make(on) }),
    sees,
  }
}

/** A Soroban authorization, signed otherwise. */
export const authEntries: readonly Scenario[] = [
  signs("entry-other-nonce", "The wallet signs the entry with another nonce.", ({ payload, key }) =>
    sign(
      changedPreimage(payload, (entry) => {
        entry.nonce = "1"
      }),
      key,
    ),
  ),
  signs("entry-later-expiry", "The wallet signs the entry for longer.", ({ payload, key }) =>
    sign(
      changedPreimage(payload, (entry) => {
        entry.signature_expiration_ledger += 1_000_000
      }),
      key,
    ),
  ),
  signs("entry-other-call", "The wallet signs the call of another function.", ({ payload, key }) =>
    sign(
      changedPreimage(payload, (entry) => {
        entry.invocation.function.contract_fn.function_name = "approve"
      }),
      key,
    ),
  ),
  signs(
    "entry-other-argument",
    "The wallet signs the call with another amount.",
    ({ payload, key }) =>
      sign(
        changedPreimage(payload, (entry) => {
          entry.invocation.function.contract_fn.args[2] = { i128: "99999999999" }
        }),
        key,
      ),
  ),
  signs(
    "entry-added-call",
    "The wallet signs one more call inside of the requested one.",
    ({ payload, key }) =>
      sign(
        changedPreimage(payload, (entry) => {
          const { invocation } = entry
          invocation.sub_invocations.push(structuredClone(invocation))
        }),
        key,
      ),
  ),
  signs("entry-other-network", "The wallet signs the entry for Testnet.", ({ payload, key }) =>
    sign(
      changedPreimage(payload, (entry) => {
        entry.network_id = Buffer.from(hash(Buffer.from(networks.Testnet))).toString("hex")
      }),
      key,
    ),
  ),
  signs(
    "entry-other-type",
    "The wallet signs the entry as one that is bound to its address.",
    ({ payload, key }) => sign(preimageWithAddress(payload, key.publicKey()), key),
  ),
  signs(
    "entry-bound-to-another",
    "The wallet signs the entry as one that is bound to another address.",
    ({ payload, key }) => sign(preimageWithAddress(payload, stranger.publicKey()), key),
  ),
  signs(
    "entry-by-another-key",
    "Another account of the wallet signs the entry.",
    ({ payload }) => sign(payload, stranger),
    () => ["wrong-account", "bad-signature"],
  ),
  signs(
    "entry-hashed-twice",
    "The wallet signs the hash of the entry's hash.",
    ({ payload, key }) => key.sign(hash(hash(Buffer.from(payload, "base64")))),
  ),
  signs(
    "entry-signature-of-zeros",
    "The entry's signature has 64 zero bytes.",
    () => new Uint8Array(64),
  ),
  signs(
    "entry-random-signature",
    "The entry's signature is one of a key that nobody knows.",
    ({ payload }) => sign(payload, Keypair.fromRawEd25519Seed(Buffer.alloc(32, 9))),
  ),
]
