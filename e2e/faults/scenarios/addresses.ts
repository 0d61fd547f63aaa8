import { Keypair } from "@stellar/stellar-sdk"
import { answerWith } from "../answer-with.js"
import { muxedAddress, stranger } from "../forge.js"
import type { Expected, Scenario } from "../scenario.js"
import type { Way } from "../ways.js"

/** A text instead of the address. */
function text(name: string, says: string, address: string, sees: Expected = "bad-reply"): Scenario {
  return {
    name,
    says,
    ask: "connect",
    excludes: (way) => isDropped(way) ?? namesKey(way),
    cause: (on) =>
      on.alter(
        (reply, address, { mapTexts, isAddress }) => [
          mapTexts(reply, (text) => (isAddress(text) ? address : text)),
        ],
        address,
      ),
    // A session without a usable account is one that its user did not grant.
    sees: ({ id }) => (id === "metamask" ? "rejected metamaskNoAccount" : sees),
  }
}

const namesKey = ({ route }: Way): string | undefined =>
  route === "device" ? "it names a key, not an address" : undefined

const isDropped = ({ route }: Way): string | undefined =>
  route === "relay"
    ? "its library drops such a session, and the app waits until the user cancels"
    : undefined

const valid = stranger.publicKey()

/** What the wallet says its account is. */
export const addresses: readonly Scenario[] = [
  // So does a locked wallet, and one whose user gives no access.
  text("address-empty", "The wallet names an empty address.", "", [
    "bad-reply",
    "locked",
    "rejected",
  ]),
  text("address-is-a-word", "The wallet names a word instead of an address.", "alice"),
  text("address-with-typo", "The address's checksum is wrong.", `${valid.slice(0, -1)}A`),
  text("address-lowercase", "The address is in small letters.", valid.toLowerCase()),
  text("address-with-spaces", "Spaces stand around the address.", ` ${valid} `),
  text("address-with-line-break", "A line break stands at the end of the address.", `${valid}\n`),
  text("address-muxed", "The wallet names an address with an id (M…).", muxedAddress),
  text(
    "address-of-contract",
    "The wallet names a contract (C…).",
    "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC",
  ),
  text(
    "address-is-a-secret",
    "The wallet names a secret key (S…).",
    Keypair.fromRawEd25519Seed(Buffer.alloc(32, 5)).secret(),
  ),
  text("address-of-ethereum", "The wallet names an address of Ethereum.", `0x${"ab".repeat(20)}`),
  {
    name: "address-of-ten-megabytes",
    says: "The address has ten megabytes.",
    ask: "connect",
    excludes: (way) =>
      way.id === "xbull window" || way.id === "walletconnect"
        ? "what it encrypts would be too large to arrive"
        : namesKey(way),
    cause: (on) =>
      on.alter(
        (reply, _, { mapTexts, isAddress }) => [
          mapTexts(reply, (text) => (isAddress(text) ? "G".repeat(10_000_000) : text)),
        ],
        null,
      ),
    sees: ({ id }) => (id === "metamask" ? "rejected metamaskNoAccount" : "bad-reply"),
  },
  {
    name: "address-of-another-account",
    says: "The wallet names an account that it does not sign with. The connection stands, but proves nothing.",
    ask: "connect",
    excludes: isDropped,
    cause: (on) => answerWith(on, { address: stranger.publicKey() }),
    sees: () => ["succeeds", "bad-signature", "wrong-account"],
  },
]
