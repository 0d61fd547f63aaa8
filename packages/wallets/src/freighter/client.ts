import {
  type AddressResult,
  type CallOptions,
  limits,
  type NetworkResult,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  type WalletChange,
  WalletError,
} from "@alidade/core"
import { whileVisible } from "../page.js"
import { accountToSign, requireText } from "../values.js"
import { askToUnlock } from "./unlock-prompt.js"
import { type Answer, call, type Fields, read } from "./wire.js"

/**
 * The version of the vendor's package (`@stellar/freighter-api`) whose replies are read here. From 4.0.0 on Freighter
 * gives message signatures as base64, from 4.2.0 on those of auth entries; before, or without one, as a Buffer in JSON.
 */
const API_VERSION = "6.0.0"

/** Beyond some 1.5 million characters Freighter shows no window and never answers. */
const LONGEST_MESSAGE = 1_500_000

/**
 * The accounts that were granted to this page (FR4): each beside the passphrase of the network it was granted for, or
 * alone where the app remembers it and no network is known.
 */
const granted = new Set<string>()

/** Asks for access and gives the address; a window opens unless access is granted already. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  try {
    await read("REQUEST_CONNECTION_STATUS", signal)
  } catch (error) {
    if (!WalletError.is(error) || error.kind !== "timeout") throw error
    throw new WalletError("not-installed", "Freighter is not connected", { cause: error })
  }
  return askAccess(signal)
}

/**
 * The address if Freighter still grants it, null if it does not or is locked (FR4). `address` is the one that the app
 * remembers. Opens no window.
 */
export async function restore({
  signal,
  address,
}: CallOptions & { address?: string } = {}): Promise<AddressResult | null> {
  const { publicKey } = await read("REQUEST_PUBLIC_KEY", signal)
  if (publicKey !== "") return { address: publicKey }
  if (address !== undefined) granted.add(address)
  return null
}

/** The network that Freighter is set to. */
export function getNetwork({ signal }: CallOptions = {}): Promise<NetworkResult> {
  return read("REQUEST_NETWORK_DETAILS", signal)
}

/** Asks to sign a base64 `TransactionEnvelope`. Throws `bad-request` without a passphrase: Freighter would take Mainnet. */
export async function signTransaction(
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const { networkPassphrase, address } = options
  if (!networkPassphrase) {
    throw new WalletError("bad-request", "Name the network to sign for: Freighter guesses Mainnet.")
  }
  const { signedTransaction, ...signer } = await sign(
    "SUBMIT_TRANSACTION",
    { transactionXdr: xdr, networkPassphrase, ...accountToSign(address, "Freighter") },
    options,
  )
  return { signedTxXdr: signedTransaction, ...signer }
}

/** Asks to sign a base64 `HashIdPreimage` of type 9 or 10. The network is the one inside it. */
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

/** Asks for the SEP-53 signature of a text. Throws `bad-request` for anything else, and for more than Freighter shows. */
export async function signMessage(
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  const { networkPassphrase, address } = options
  requireText(message, "Freighter")
  if (message.length > LONGEST_MESSAGE) {
    throw new WalletError("bad-request", "The message is too long: Freighter would not show it.")
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
 * Tells of the account and the network until the signal aborts: what the first reading finds, for only the listener
 * knows what it took for true, and from then on what has changed. Freighter pushes nothing (FR12). Where the page has
 * lost Freighter that is told, and nothing more is asked: the dead content script logs an error for each question (FR3).
 */
export function watch(listener: (change: WalletChange) => void, signal: AbortSignal): void {
  let known: WalletChange = {}
  const lost = new AbortController()
  const unlessLost = (error: unknown): undefined => {
    if (!WalletError.is(error) || error.kind !== "page-stale" || signal.aborted) return
    lost.abort()
    listener({ lost: error })
  }
  const look = async (): Promise<void> => {
    // One after the other, so that a page that has lost Freighter asks as little as can be.
    const key = await read("REQUEST_PUBLIC_KEY", signal).catch(unlessLost)
    if (lost.signal.aborted) return
    const network = await getNetwork({ signal }).catch(unlessLost)
    if (lost.signal.aborted || signal.aborted) return
    if (key?.publicKey && network) granted.add(key.publicKey + network.networkPassphrase)
    const change: WalletChange = {}
    if (key && key.publicKey !== known.address) change.address = key.publicKey
    if (network && !sameNetwork(network, known.network)) change.network = network
    known = { ...known, ...change }
    if (change.address !== undefined || change.network) listener(change)
  }
  whileVisible(look, limits.watch, AbortSignal.any([signal, lost.signal]))
}

function sameNetwork(a: NetworkResult, b: NetworkResult | undefined): boolean {
  return a.networkPassphrase === b?.networkPassphrase && a.network === b.network
}

/**
 * Asks for a signature. Without a grant Freighter opens a window whose button is
 * disabled, so access is asked for first where none was granted (FR5). An account that was granted before is only named:
 * a locked Freighter asks for the password and then shows the signature, and one that is set to another account turns to
 * the one named (FR6). `REQUEST_ACCESS` would show a connection first, or share the other account too.
 */
async function sign<T extends "SUBMIT_TRANSACTION" | "SUBMIT_BLOB" | "SUBMIT_AUTH_ENTRY">(
  type: T,
  fields: Fields<T>,
  { signal, ui }: CallOptions,
): Promise<Answer<T>> {
  const account = fields.accountToSign
  const ask = (): Promise<Answer<T>> => call(type, fields, { signal })
  if (await restore({ signal })) return ask()
  if (account !== undefined) {
    // Freighter names no account because it is locked or set to another one.
    const { networkPassphrase } = await getNetwork({ signal })
    if (granted.has(account) || granted.has(account + networkPassphrase)) {
      return askWhileLocked(ask, account, { signal, ui })
    }
  }
  await askAccess(signal)
  return ask()
}

/** Asks for a signature of an account that was granted, of a Freighter that names none at the moment. */
async function askWhileLocked<Answer>(
  ask: () => Promise<Answer>,
  account: string,
  { signal, ui }: CallOptions,
): Promise<Answer> {
  const ended = new AbortController()
  try {
    const asked = ask()
    if (ui) askToUnlock(ui, ended.signal)
    return await asked
  } catch (error) {
    // Still unreadable, it may have been revoked: its window would have a disabled button each time.
    if (!signal?.aborted && !(await restore({ signal }).catch(() => null))) {
      for (const grant of granted) if (grant.startsWith(account)) granted.delete(grant)
    }
    throw error
  } finally {
    ended.abort()
  }
}

async function askAccess(signal: AbortSignal | undefined): Promise<AddressResult> {
  const { publicKey } = await call("REQUEST_ACCESS", {}, { signal })
  if (publicKey === "") {
    throw new WalletError("locked", "Open the extension, unlock it, then try again.")
  }
  return { address: publicKey }
}
