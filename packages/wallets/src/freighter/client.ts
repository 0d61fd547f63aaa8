import {
  type AddressResult,
  type CallOptions,
  limits,
  type NetworkResult,
  reason,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  type WalletChange,
  WalletError,
} from "@alidade/core"
import { whileAskingAccess } from "../access-prompt.js"
import { isTwoAnswer, mayBeShared } from "../channel/second-party.js"
import { accountToSign, requireText } from "../values.js"
import { whileVisible } from "../while-visible.js"
import { addressOf, askForAddress, chooseAddress } from "./access.js"
import { answeredFreighter } from "./answered.js"
import { askToUnlock } from "./unlock-prompt.js"
import { type Answer, call, type Fields, read } from "./wire.js"

/**
 * The version of the vendor's package (`@stellar/freighter-api`) that we claim to be. Since 4.0.0, Freighter returns
 * message signatures as base64, and since 4.2.0 auth entry signatures too. Otherwise it returns a Buffer in JSON.
 */
const API_VERSION = "6.0.0"

/** In UTF-16 units. Beyond about 1.5 million, Freighter shows no window and never replies. */
const LONGEST_MESSAGE = 1_500_000

/**
 * The accounts granted to this page (FR4). An entry is the address followed by the passphrase of the network it was
 * granted for, or only the address if the app remembers it and the network is unknown.
 */
const granted = new Set<string>()

/**
 * Requests access and returns the address. Freighter opens a window unless access is already granted. If two extensions
 * answer as Freighter, the user chooses one of their accounts (IN6).
 */
export async function getAddress({ signal, ui }: CallOptions = {}): Promise<AddressResult> {
  try {
    await read("REQUEST_CONNECTION_STATUS", signal)
  } catch (error) {
    if (!WalletError.is(error) || error.kind !== "timeout") throw error
    throw new WalletError(
      "not-installed",
      reason("absent", "{wallet} is not connected", { wallet: "Freighter" }),
      { cause: error },
    )
  }
  return addressOf(answeredFreighter, () => requestAccess(signal), { signal, ui })
}

/**
 * Returns the address if Freighter still grants it, or null if it doesn't or is locked (FR4). `address` is the account
 * that the app remembers. Opens no window.
 */
export async function restore({
  signal,
  address,
}: CallOptions & { address?: string } = {}): Promise<AddressResult | null> {
  const { publicKey } = await read("REQUEST_PUBLIC_KEY", signal, address)
  if (publicKey !== "") return { address: publicKey }
  if (address !== undefined) granted.add(address)
  return null
}

/** Returns Freighter's current network. */
export function getNetwork({ signal }: CallOptions = {}): Promise<NetworkResult> {
  return read("REQUEST_NETWORK_DETAILS", signal)
}

/** Signs a base64 `TransactionEnvelope`. Throws `bad-request` without a passphrase: Freighter would use Mainnet. */
export async function signTransaction(
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const { networkPassphrase, address } = options
  if (!networkPassphrase) {
    throw new WalletError(
      "bad-request",
      reason("freighterNeedsNetwork", "Pass a networkPassphrase: Freighter would assume Public."),
    )
  }
  const { signedTransaction, ...signer } = await sign(
    "SUBMIT_TRANSACTION",
    { transactionXdr: xdr, networkPassphrase, ...accountToSign(address, "Freighter") },
    options,
  )
  return { signedTxXdr: signedTransaction, ...signer }
}

/** Signs a base64 `HashIdPreimage` of type 9 or 10. The network is the one inside it. */
export async function signAuthEntry(
  authEntry: string,
  options: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const { networkPassphrase, address } = options
  return sign(
    "SUBMIT_AUTH_ENTRY",
    {
      entryXdr: authEntry,
      apiVersion: API_VERSION,
      ...(networkPassphrase ? { networkPassphrase } : {}),
      ...accountToSign(address, "Freighter"),
    },
    options,
  )
}

/** Signs a text per SEP-53. Throws `bad-request` for anything else, and for a text too long for Freighter. */
export async function signMessage(
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  const { networkPassphrase, address } = options
  requireText(message, "Freighter")
  if (message.length > LONGEST_MESSAGE) {
    throw new WalletError(
      "bad-request",
      reason("freighterLong", "The message is too long for Freighter to show."),
    )
  }
  const { signedBlob, ...signer } = await sign(
    "SUBMIT_BLOB",
    {
      blob: message,
      apiVersion: API_VERSION,
      ...(networkPassphrase ? { networkPassphrase } : {}),
      ...accountToSign(address, "Freighter"),
    },
    options,
  )
  return { signedMessage: signedBlob, ...signer }
}

/**
 * Reports the account and the network until the signal aborts. It polls, because Freighter pushes nothing (FR12). The
 * first reading is always reported, because only the listener knows its previous state; after that, only changes. If
 * the page has lost Freighter, it reports that and stops: the dead content script logs an error per request (FR3). It
 * does the same if two parties answer (IN6).
 */
export function watch(listener: (change: WalletChange) => void, signal: AbortSignal): void {
  let known: WalletChange = {}
  const lost = new AbortController()
  const reportIfLost = (error: unknown): undefined => {
    if (!WalletError.is(error) || error.kind !== "page-stale" || signal.aborted) return
    lost.abort()
    listener({ lost: error })
  }
  const poll = async (): Promise<void> => {
    // One after the other, so that a page that has lost Freighter sends only one request.
    const key = await read("REQUEST_PUBLIC_KEY", signal, known.address).catch(reportIfLost)
    if (lost.signal.aborted) return
    const network = await getNetwork({ signal }).catch(reportIfLost)
    if (lost.signal.aborted || signal.aborted) return
    if (key?.publicKey && network) granted.add(key.publicKey + network.networkPassphrase)
    const change: WalletChange = {}
    if (key && key.publicKey !== known.address) change.address = key.publicKey
    if (network && !sameNetwork(network, known.network)) change.network = network
    known = { ...known, ...change }
    if (change.address !== undefined || change.network) listener(change)
  }
  whileVisible(poll, limits.watch, AbortSignal.any([signal, lost.signal]))
}

function sameNetwork(a: NetworkResult, b: NetworkResult | undefined): boolean {
  return a.networkPassphrase === b?.networkPassphrase && a.network === b.network
}

/**
 * Requests a signature. Without a grant, Freighter opens a window whose button is disabled, so we request access first
 * (FR5). For an account that was granted before, we send the request directly. A locked Freighter then asks for the
 * password and shows the request, and one set to another account switches to the named account (FR6). `REQUEST_ACCESS`
 * would first show a connection, or share the other account too.
 */
async function sign<T extends "SUBMIT_TRANSACTION" | "SUBMIT_BLOB" | "SUBMIT_AUTH_ENTRY">(
  type: T,
  fields: Fields<T>,
  { signal, ui, access = restore({ signal }) }: SignOptions,
): Promise<Answer<T>> {
  const account = fields.accountToSign
  const ask = (): Promise<Answer<T>> => call(type, fields, { signal })
  // `readAccess` may have noticed only now that two answer.
  const isGranted = await access.catch(async (error: unknown) => {
    if (!isTwoAnswer(error)) throw error
    return requireSameAccount(await chooseAddress(answeredFreighter, { signal, ui }), account)
  })
  if (isGranted) return ask()
  if (account !== undefined) {
    // Freighter reports no account because it is locked or set to another one.
    const { networkPassphrase } = await getNetwork({ signal })
    if (granted.has(account) || granted.has(account + networkPassphrase)) {
      return askWhileLocked(ask, account, { signal, ui })
    }
  }
  await whileAskingAccess(ui, requestAccess(signal))
  return ask()
}

/** Throws `wrong-account` if the user chose another account than the requested one. */
function requireSameAccount(chosen: AddressResult, expected: string | undefined): AddressResult {
  if (expected === undefined || chosen.address === expected) return chosen
  throw new WalletError(
    "wrong-account",
    reason(
      "setToOtherAccount",
      "{wallet} is set to another account ({actual}). Switch to {expected} there, or connect again.",
      { wallet: "Freighter", actual: chosen.address, expected },
    ),
  )
}

/** Requests a signature for a granted account while Freighter reports none. */
async function askWhileLocked<Answer>(
  ask: () => Promise<Answer>,
  account: string,
  { signal, ui }: CallOptions,
): Promise<Answer> {
  const ended = new AbortController()
  try {
    const signed = ask()
    if (ui) askToUnlock(ui, ended.signal)
    return await signed
  } catch (error) {
    // If it still reports no account, the grant may be revoked. The button would then be disabled each time.
    if (!signal?.aborted && !(await restore({ signal }).catch(() => null))) {
      for (const grant of granted) if (grant.startsWith(account)) granted.delete(grant)
    }
    throw error
  } finally {
    ended.abort()
  }
}

async function requestAccess(signal: AbortSignal | undefined): Promise<AddressResult> {
  const shared = await askForAddress(answeredFreighter, signal)
  // IN6: of two parties, perhaps only one has given access. The other one then reports no account.
  if (mayBeShared(answeredFreighter)) await read("REQUEST_PUBLIC_KEY", signal)
  return shared
}
