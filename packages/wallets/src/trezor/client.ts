import {
  type AccountEntry,
  type AddressResult,
  type CallOptions,
  encodeAddress,
  reason,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import { decodeHex } from "@alidade/core/encoding"
import { chooseAccount } from "../device/accounts.js"
import { awaitDevice } from "../device/await-device.js"
import { appendSignature } from "../device/envelope.js"
import { indexOf, pathOf } from "../device/path.js"
import { own } from "../own.js"
import { requireAccount, unreadable } from "../values.js"
import { libraryPath, listReader, readAddress, readPage } from "./addresses.js"
import { call, type Library } from "./call.js"

const wallet = "Trezor"

/** What reads a transaction, which is loaded with the first signature. Verification has the same reader. */
const readers = () => Promise.all([import("./parameters.js"), import("@alidade/core/verify")])

/** The account at a path, or the one that the user chooses on the kit's screen. */
export async function getAddress(
  library: Library,
  { path, ui, signal }: CallOptions & { path?: string },
): Promise<AddressResult> {
  if (path !== undefined) {
    const index = indexOf(path, wallet)
    const address = await inWindow({ ui, signal }, () => readAddress(library, index, false, signal))
    return { address, path }
  }
  // The module has checked that there is a screen.
  const { publicKey, index } = await chooseAccount(wallet, ui!, signal, listReader(library))
  return { address: publicKey, path: pathOf(index) }
}

/** One page of ten accounts, starting with page 0. */
export async function getAddresses(
  library: Library,
  page: number,
  options: CallOptions,
): Promise<readonly AccountEntry[]> {
  // Page 0.5 would have integer indexes.
  pathOf(page)
  return inWindow(options, () => readPage(library, page, options.signal))
}

/**
 * Signs a base64 `TransactionEnvelope`. Throws `unsupported` before the device is asked for what it cannot sign, or would
 * sign differently (TR6).
 */
export async function signTransaction(
  library: Library,
  xdr: string,
  options: SignOptions,
): Promise<SignTransactionResult> {
  const { networkPassphrase, address, path, signal } = options
  requireAccount(address, wallet)
  if (!networkPassphrase) {
    throw new WalletError(
      "bad-request",
      reason(
        "deviceNeedsNetwork",
        "Pass networkPassphrase: a {wallet} has no network of its own.",
        {
          wallet,
        },
      ),
    )
  }
  const index = indexOf(path, wallet)
  const [{ parametersFor }, { readEnvelope }] = await readers()
  const parameters = { path: libraryPath(index), ...parametersFor(xdr, networkPassphrase) }
  const payload = await inWindow(options, () =>
    call(library, "stellarSignTransaction", parameters, signal),
  )
  const publicKey = bytesIn(payload, "publicKey", 32)
  const signature = bytesIn(payload, "signature", 64)
  const signerAddress = encodeAddress(publicKey)
  if (address !== undefined && signerAddress !== address) throw otherAccount(path)
  const signedTxXdr = appendSignature(xdr, readEnvelope(xdr), publicKey, signature)
  return { signedTxXdr, signerAddress }
}

/** Says that the user must act in the library's window, or in Trezor Suite's, while a call runs. */
function inWindow<T>(options: CallOptions, task: () => Promise<T>): Promise<T> {
  return awaitDevice(options, task, "popup")
}

/** Bytes of a payload, which has them in hex (TR2). */
function bytesIn(payload: unknown, field: string, length: number): Uint8Array {
  const hex = own(payload, field)
  const isHex = typeof hex === "string" && hex.length === 2 * length && /^[0-9a-f]*$/i.test(hex)
  return isHex ? decodeHex(hex) : unreadable(wallet)
}

function otherAccount(path: string | undefined): WalletError {
  return new WalletError(
    "wrong-account",
    reason(
      "trezorOther",
      "This Trezor, or its passphrase, has a different account at {path}. Use those you connected with.",
      { path: `${path}` },
    ),
  )
}
