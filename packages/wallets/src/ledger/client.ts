import {
  type AccountEntry,
  type AddressResult,
  type CallOptions,
  encodeAddress,
  reason,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import { concatBytes, decodeBase64, encodeBase64, encodeUtf8 } from "@alidade/core/encoding"
import { chooseAccount, PAGE } from "../device/accounts.js"
import { awaitDevice } from "../device/await-device.js"
import { appendSignature } from "../device/envelope.js"
import { indexOf, pathOf } from "../device/path.js"
import { instructions, readPublicKey, sign } from "./app.js"
import { closeDevice, command } from "./command.js"
import { requireVersion, sha256, signAs, signShown } from "./signing.js"

/** Signature verification, which is loaded with the first signature anyway. */
const verification = () => import("@alidade/core/verify")

/** The first app versions that sign auth entries and messages (LE2). */
const AUTH_ENTRIES = [5, 2, 0] as const
const MESSAGES = [6, 0, 0] as const

/** The account at a path, or the one that the user chooses on the kit's screen. */
export async function getAddress({
  path,
  ...options
}: CallOptions & { path?: string } = {}): Promise<AddressResult> {
  if (path !== undefined) {
    const index = indexOf(path, "Ledger")
    return { address: await awaitDevice(options, () => account(index, options)), path }
  }
  const { ui, signal } = options
  // The module has checked that there is a screen.
  const chosen = await chooseAccount("Ledger", ui!, signal, (index, show, given) =>
    account(index, { ...options, signal: given }, show),
  )
  return { address: chosen.publicKey, path: pathOf(chosen.index) }
}

/** One page of ten accounts, starting with page 0, read one after the other (LE6). */
export async function getAddresses(
  page: number,
  options: CallOptions = {},
): Promise<readonly AccountEntry[]> {
  const indexes = Array.from({ length: PAGE }, (_, offset) => page * PAGE + offset)
  // Check `page` too: page 0.5 would have integer indexes.
  for (const number of [page, ...indexes]) pathOf(number)
  return awaitDevice(options, async () => {
    const accounts: AccountEntry[] = []
    for (const index of indexes) accounts.push({ publicKey: await account(index, options), index })
    return accounts
  })
}

/**
 * Signs a base64 `TransactionEnvelope` of any kind. The device shows the transaction. If it cannot, it signs the hash,
 * provided that the device allows this and the user agrees.
 */
export async function signTransaction(
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const { networkPassphrase } = options
  if (!networkPassphrase) {
    throw new WalletError(
      "bad-request",
      reason(
        "deviceNeedsNetwork",
        "Pass networkPassphrase: a {wallet} has no network of its own.",
        { wallet: "Ledger" },
      ),
    )
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

/** Signs a base64 `HashIdPreimage` of type 9. Throws `outdated` if the app is older than 5.2.0. */
export async function signAuthEntry(
  authEntry: string,
  options: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const preimage = decodeBase64(authEntry)
  if (String(preimage.subarray(0, 4)) !== "0,0,0,9") {
    throw new WalletError(
      "unsupported",
      reason("ledgerType", "Ledger only signs authorization entries of type 9."),
    )
  }
  const { publicKey, signature } = await signShown(
    instructions.authEntry,
    preimage,
    options,
    (ask, device) =>
      requireVersion(ask, device, AUTH_ENTRIES, reason("ledgerEntries", "authorization entries")),
  )
  return { signedAuthEntry: encodeBase64(signature), signerAddress: encodeAddress(publicKey) }
}

/** Signs a text or bytes per SEP-53. Throws `outdated` if the app is older than 6.0.0, and `bad-request` for anything else. */
export async function signMessage(
  message: string | Uint8Array,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  if (typeof message !== "string" && !(message instanceof Uint8Array)) {
    throw new WalletError("bad-request", reason("messageMissing", "The message must be defined."))
  }
  const bytes = typeof message === "string" ? encodeUtf8(message) : message
  const { publicKey, signature } = await signAs(options, async (ask, index, device) => {
    await requireVersion(ask, device, MESSAGES, reason("ledgerMessages", "messages"))
    return sign(ask, instructions.message, index, bytes)
  })
  return { signedMessage: encodeBase64(signature), signerAddress: encodeAddress(publicKey) }
}

/** Closes the device. */
export async function disconnect(): Promise<void> {
  closeDevice()
}

/** Reads the address of an account. With `show`, waits until the user has confirmed it on the device. */
async function account(index: number, { signal }: CallOptions, show = false): Promise<string> {
  return encodeAddress(await command(signal, (ask) => readPublicKey(ask, index, show)))
}
