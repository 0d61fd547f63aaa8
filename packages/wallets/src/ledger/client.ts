import {
  type AccountEntry,
  type AddressResult,
  type CallOptions,
  encodeAddress,
  limits,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import {
  concatBytes,
  decodeBase64,
  encodeBase64,
  encodeHex,
  encodeUtf8,
} from "@alidade/core/encoding"
import { requireAccount } from "../channel/signer-account.js"
import { chooseAccount, PAGE } from "./accounts.js"
import {
  BLIND_OFF,
  type Configuration,
  instructions,
  isUnshowable,
  readConfiguration,
  readPublicKey,
  sign,
} from "./app.js"
import { attended, confirmBlind } from "./attended.js"
import { type Ask, closeDevice, command } from "./command.js"
import { appendSignature } from "./envelope.js"
import type { Link } from "./link.js"
import { indexOf, pathOf } from "./path.js"
import { NO_SCREEN } from "./words.js"

/** Where the kit's signatures are checked: loaded with the first one in any case. */
const verification = () => import("@alidade/core/verify")

/** The first versions of the app that sign auth entries and messages (LE2). */
const AUTH_ENTRIES = [5, 2, 0] as const
const MESSAGES = [6, 0, 0] as const

/** The account at a path, or the one that the person chooses on the kit's screen. */
export async function getAddress({
  path,
  ...options
}: CallOptions & { path?: string } = {}): Promise<AddressResult> {
  if (path !== undefined) {
    const index = indexOf(path)
    return { address: await attended(options, () => account(index, options)), path }
  }
  const { ui, signal } = options
  if (!ui?.attached) throw new WalletError("unsupported", NO_SCREEN)
  const chosen = await chooseAccount(ui, signal, (index, show, given) =>
    account(index, { ...options, signal: given }, show),
  )
  return { address: chosen.publicKey, path: pathOf(chosen.index) }
}

/** Ten accounts of a page, from page 0, read one after the other (LE6). */
export async function getAddresses(
  page: number,
  options: CallOptions = {},
): Promise<readonly AccountEntry[]> {
  const indexes = Array.from({ length: PAGE }, (_, place) => page * PAGE + place)
  // A half page has whole indexes too.
  for (const number of [page, ...indexes]) pathOf(number)
  return attended(options, async () => {
    const accounts: AccountEntry[] = []
    for (const index of indexes) accounts.push({ publicKey: await account(index, options), index })
    return accounts
  })
}

/**
 * Signs a base64 `TransactionEnvelope` of any kind: shown on the device, or by its hash where the device cannot show it,
 * allows that, and the person agrees.
 */
export async function signTransaction(
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const { networkPassphrase } = options
  if (!networkPassphrase) {
    throw new WalletError("bad-request", "Name the network to sign for: a Ledger has none itself.")
  }
  const { readEnvelope } = await verification()
  const envelope = readEnvelope(xdr)
  const networkId = await sha256(encodeUtf8(networkPassphrase))
  const payload = concatBytes(networkId, envelope.body)
  const { publicKey, signature } = await signShown(instructions.transaction, payload, options)
  return {
    signedTxXdr: appendSignature(xdr, envelope, publicKey, signature),
    signerAddress: encodeAddress(publicKey),
  }
}

/** Signs a base64 `HashIdPreimage` of type 9. Throws `outdated` where the app is older than 5.2.0. */
export async function signAuthEntry(
  authEntry: string,
  options: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const preimage = decodeBase64(authEntry)
  if (String(preimage.subarray(0, 4)) !== "0,0,0,9") {
    throw new WalletError("unsupported", "A Ledger signs authorization entries of type 9 alone.")
  }
  const { publicKey, signature } = await signShown(
    instructions.authEntry,
    preimage,
    options,
    (ask, device) => requireVersion(ask, device, AUTH_ENTRIES, "authorization entries"),
  )
  return { signedAuthEntry: encodeBase64(signature), signerAddress: encodeAddress(publicKey) }
}

/** Gives the SEP-53 signature of a text. Throws `outdated` where the app is older than 6.0.0. */
export async function signMessage(
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  if (typeof message !== "string") {
    throw new WalletError("bad-request", "A Ledger signs text, not bytes.")
  }
  const { publicKey, signature } = await signAs(options, async (ask, index, device) => {
    await requireVersion(ask, device, MESSAGES, "messages")
    return sign(ask, instructions.message, index, encodeUtf8(message))
  })
  return { signedMessage: encodeBase64(signature), signerAddress: encodeAddress(publicKey) }
}

/** Closes the device. */
export async function disconnect(): Promise<void> {
  closeDevice()
}

/** The address of the account at an index; with `show` once the person has confirmed it on the device. */
async function account(index: number, { signal }: CallOptions, show = false): Promise<string> {
  const ms = show ? limits.sign : limits.connect
  return encodeAddress(await command({ signal, ms }, (ask) => readPublicKey(ask, index, show)))
}

/** What signs: an APDU's way, the account's index, and the device that is open. */
type Sign<Signature> = (ask: Ask, index: number, device: Link) => Promise<Signature>

/** A signature by the account asked for. Another device has other accounts at the same paths: that is told before it is asked. */
function signAs<Signature>(
  options: SignOptions,
  run: Sign<Signature>,
): Promise<{ publicKey: Uint8Array; signature: Signature }> {
  const { path, address, signal } = options
  requireAccount(address, "Ledger")
  const index = indexOf(path)
  return attended(options, () =>
    command({ signal, ms: limits.sign }, async (ask, device) => {
      const publicKey = await readPublicKey(ask, index)
      if (address !== undefined && encodeAddress(publicKey) !== address) {
        throw new WalletError(
          "wrong-account",
          `This Ledger has another account at ${path}. Attach the one that you connected with.`,
        )
      }
      return { publicKey, signature: await run(ask, index, device) }
    }),
  )
}

/** Has the device show what it signs; where it cannot, and its owner has allowed that, it signs the hash (LE2). */
async function signShown(
  instruction: number,
  payload: Uint8Array,
  options: SignOptions,
  check?: (ask: Ask, device: Link) => Promise<void>,
): Promise<{ publicKey: Uint8Array; signature: Uint8Array }> {
  const { publicKey, signature } = await signAs(options, async (ask, index, device) => {
    await check?.(ask, device)
    try {
      return await sign(ask, instruction, index, payload)
    } catch (error) {
      if (!isUnshowable(error)) throw error
      // Read anew: the person may have switched it on since.
      const { blind } = await readConfiguration(ask)
      if (!blind) throw new WalletError("unsupported", BLIND_OFF, { ext: error.ext, cause: error })
      return undefined
    }
  })
  if (signature) return { publicKey, signature }
  const hash = await sha256(payload)
  await confirmBlind(options, encodeHex(hash))
  return signAs(options, (ask, index) => sign(ask, instructions.hash, index, hash))
}

/** Throws `outdated` unless the app is of this version or later. It is asked once while the device is open. */
async function requireVersion(
  ask: Ask,
  device: Link,
  least: Configuration["version"],
  what: string,
): Promise<void> {
  device.configuration ??= await readConfiguration(ask)
  const { version } = device.configuration
  const place = version.findIndex((number, index) => number !== least[index])
  if (place < 0 || version[place]! > least[place]!) return
  throw new WalletError(
    "outdated",
    `The Stellar app on this Ledger is ${version.join(".")}. To sign ${what} it must be ${least.join(".")} or later: update it in Ledger's own app.`,
  )
}

async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>))
}
