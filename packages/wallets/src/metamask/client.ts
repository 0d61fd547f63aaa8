import {
  type AddressResult,
  type CallOptions,
  networks,
  reason,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import { whileAskingAccess } from "../access-prompt.js"
import { readSignatureIn, readSigned, readSigner } from "../injected/wire.js"
import { own } from "../own.js"
import { requireAccount, requireText, unreadable } from "../values.js"
import { failureOf } from "./errors.js"
import { findExtensionId } from "./extension-id.js"
import { isInsideMetamask } from "./inside-metamask.js"
import { act, askSession, requestAccess } from "./session.js"
import { findRuntime } from "./transports.js"
import { isComplete, type Method, SCOPE, type Session } from "./wire.js"

export { revokeSession as disconnect } from "./session.js"
export { watch } from "./watch.js"

const wallet = "MetaMask"

/** Throws if no MetaMask answers. Opens no window. */
export async function requireAnswer({ signal }: CallOptions): Promise<void> {
  if (findRuntime() && !isInsideMetamask()) await findExtensionId(signal)
  else await askSession({ signal })
}

/** Requests access and returns the address of the selected account. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  const [address] = await requestAccess({ signal, isConnecting: true })
  return { address: address! }
}

/** What MetaMask grants this page. Opens no window. */
export function readAccess({ signal }: CallOptions = {}): Promise<Session> {
  return askSession({ signal })
}

/** Returns the address of the selected account, or null if this page has no access. Opens no window (MM6). */
export async function restore(options: CallOptions = {}): Promise<AddressResult | null> {
  const [address] = (await readAccess(options)).accounts
  return address === undefined ? null : { address }
}

/** Signs a base64 `TransactionEnvelope` for Public. */
export async function signTransaction(
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const result = await sign("signTransaction", { xdr }, options)
  return { signedTxXdr: readSigned(result) ?? unreadable(wallet), ...readSigner(result) }
}

/** Signs a base64 `HashIdPreimage` of type 9 for Public (MM9). */
export async function signAuthEntry(
  authEntry: string,
  options: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const result = await sign("signAuthEntry", { authEntry }, options)
  const signedAuthEntry = readSignatureIn(result, "signedAuthEntry") ?? unreadable(wallet)
  return { signedAuthEntry, ...readSigner(result) }
}

/** Signs a text per SEP-53. Throws `bad-request` for anything else. */
export async function signMessage(
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, wallet)
  const result = await sign("signMessage", { message }, options)
  const signedMessage = readSignatureIn(result, "signedMessage") ?? unreadable(wallet)
  return { signedMessage, ...readSigner(result) }
}

/** Requests a signature. Asks for access first if the page has none, or lacks functions (MM12). */
async function sign(
  method: Method,
  payload: object,
  { signal, ui, networkPassphrase = networks.Public, address, access }: SignOptions,
): Promise<unknown> {
  requireAccount(address, wallet)
  requirePublic(networkPassphrase)
  const options = { signal }
  const session = (await (access ?? readAccess(options))) as Session
  const accounts = isComplete(session)
    ? session.accounts
    : await whileAskingAccess(ui, requestAccess(options))
  requireShared(accounts, address)
  // MM7: MetaMask refuses any other option.
  const opts = { networkPassphrase, ...(address === undefined ? {} : { address }) }
  const params = { scope: SCOPE, request: { method, params: { ...payload, opts } } }
  const result = await act("wallet_invokeMethod", params, options)
  const error = own(result, "error")
  if (error) throw failureOf(error)
  return result
}

function requirePublic(networkPassphrase: string): void {
  if (networkPassphrase === networks.Public) return
  throw new WalletError(
    "unsupported",
    reason("publicOnly", "{wallet} only signs for the Public network.", { wallet }),
  )
}

/** Throws `wrong-account` if the page has no access to the account: MetaMask would sign with another one (MM10). */
function requireShared(accounts: readonly string[], expected: string | undefined): void {
  if (expected === undefined || accounts.includes(expected)) return
  throw new WalletError(
    "wrong-account",
    reason(
      "setToOtherAccount",
      "{wallet} is set to another account ({actual}). Switch to {expected} there, or connect again.",
      { wallet, actual: accounts[0] ?? "", expected },
    ),
  )
}
