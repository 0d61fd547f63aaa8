import { WalletError } from "../contract/errors.js"
import { type Reason, type ReasonValue, reason } from "../contract/reason.js"
import { encodeHex, equalBytes } from "../encoding/bytes.js"
import { decodeAddress, encodeAddress, encodeContract, shortAddress } from "../encoding/strkey.js"
import { openXdr } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion, type XdrValue } from "../encoding/xdr-value.js"
import { named } from "../networks/named.js"
import { knownNetworks, type Network } from "../networks/networks.js"
import type { WrongNetwork } from "../networks/wrong-network.js"
import { networkIdBytes } from "./digest.js"

/** What is signed to authorize a contract call: a `HashIdPreimage` of type 9 or 10. */
export interface Preimage {
  /** `v1` is type 9; `v2` is type 10 (CAP-71), which names the authorizing account. */
  type: "v1" | "v2"
  /** The whole preimage, whose SHA-256 is signed. */
  bytes: Uint8Array
  /** SHA-256 of the network's passphrase. */
  networkId: Uint8Array
  nonce: bigint
  /** The last ledger in which the signature is valid. */
  signatureExpirationLedger: number
  /** `G…` or `C…`; only in `v2`. */
  address?: string
  /** The call and its sub-calls: a `SorobanAuthorizedInvocation`. */
  invocation: XdrValue
}

/** The expected network and account of a preimage. */
export interface PreimageToCheck {
  /** Base64 `HashIdPreimage`. */
  preimage: string
  networkPassphrase: string
  /** The app's own networks, recognized and named in errors like the five known ones. */
  networks?: readonly Network[]
  /** The account that should sign, if known. */
  address?: string
  /**
   * For whom it signs, if not for itself: a contract (`C…`, CAP-71) or an account (`G…`) that it is a signer of. `true`
   * accepts any contract.
   */
  onBehalfOf?: string | true | undefined
}

/** A preimage that is for the expected network and address. */
export interface CheckedPreimage extends Preimage {
  /**
   * The address that it is signed for, if that is not the account: the one it names, or with type 9, which names none,
   * the one that the caller named.
   */
  onBehalfOf?: string
}

/** Reads a whole base64 `HashIdPreimage` of type 9 or 10. Throws `bad-request`. */
export function readPreimage(preimage: string): Preimage {
  const { bytes, value } = open(preimage)
  const { address, ...common } = value
  return address
    ? { type: "v2", bytes, ...common, address: encodeScAddress(address) }
    : { type: "v1", bytes, ...common }
}

/**
 * Reads a preimage before a wallet is asked to sign it, and checks that it is for the network and, if it names an address,
 * for the account or whom it signs for. Throws `bad-request` (not such a preimage, or not an address), `wrong-network`
 * (`ext` is a `WrongNetwork`), `wrong-account` (`ext` has the two addresses: `expected` and `actual`).
 */
export async function checkPreimage(request: PreimageToCheck): Promise<CheckedPreimage> {
  const { networkPassphrase, networks, onBehalfOf } = request
  const account = request.address && plain(request.address)
  const expected = typeof onBehalfOf === "string" ? plain(onBehalfOf) : account
  const preimage = readPreimage(request.preimage)
  if (!equalBytes(preimage.networkId, await networkIdBytes(networkPassphrase))) {
    const passphrase = await passphraseOf(preimage.networkId, networks)
    const ext: WrongNetwork = {
      subject: "request",
      expected: named(networkPassphrase, networks),
      actual:
        passphrase === undefined
          ? { name: encodeHex(preimage.networkId.subarray(0, 4)) }
          : named(passphrase, networks),
    }
    const actual =
      passphrase === undefined ? reason("anotherNetwork", "another network") : ext.actual.name
    throw new WalletError("wrong-network", entryFor(actual, ext.expected.name), { ext })
  }
  const actual = preimage.address ?? expected
  const isDelegate = onBehalfOf === true && /^C/.test(`${actual}`)
  if (expected && actual !== expected && !isDelegate) {
    throw new WalletError(
      "wrong-account",
      entryFor(shortAddress(actual!), shortAddress(expected)),
      // Not `signer`: nobody has signed.
      { ext: { expected, actual } },
    )
  }
  return actual === undefined || actual === account ? preimage : { ...preimage, onBehalfOf: actual }
}

function entryFor(actual: ReasonValue, expected: string): Reason {
  return reason(
    "otherEntryAddress",
    "The authorization entry is for {actual}, not for {expected}.",
    { actual, expected },
  )
}

/** Decoded types 9 and 10. They differ only in the address. */
interface PreimageValue {
  networkId: Uint8Array
  nonce: bigint
  signatureExpirationLedger: number
  address?: XdrUnion
  invocation: XdrValue
}

function open(base64: string): { bytes: Uint8Array; value: PreimageValue } {
  try {
    const reader = openXdr(base64)
    const { value } = readXdr("HashIdPreimage", reader) as XdrUnion
    reader.end()
    return { bytes: reader.bytes, value: value as unknown as PreimageValue }
  } catch (cause) {
    throw new WalletError(
      "bad-request",
      reason(
        "notAuthorization",
        "This isn't an authorization to sign (a HashIdPreimage of type 9 or 10). {reason}",
        { reason: (cause as WalletError).reason! },
      ),
      { cause },
    )
  }
}

/** The `G…` or `C…` of an `ScAddress`: nothing else can authorize. */
function encodeScAddress({ type, value }: XdrUnion): string {
  if (type === "account") return encodeAddress((value as { value: Uint8Array }).value)
  if (type === "contract") return encodeContract(value as Uint8Array)
  throw new WalletError(
    "bad-request",
    reason(
      "otherAddressKind",
      "The authorization entry is for an address that is neither an account nor a contract.",
    ),
  )
}

/** The `G…` of an `M…` address. */
function plain(address: string): string {
  const decoded = decodeAddress(address)
  return decoded.kind === "contract" ? address : encodeAddress(decoded.publicKey)
}

async function passphraseOf(
  id: Uint8Array,
  declared: readonly Network[] | undefined,
): Promise<string | undefined> {
  for (const { passphrase } of knownNetworks(declared)) {
    if (equalBytes(id, await networkIdBytes(passphrase))) return passphrase
  }
  return undefined
}
