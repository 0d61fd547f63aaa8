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
import { createQueue } from "../channel/queue.js"
import { requireAccount } from "../channel/signer-account.js"
import { whileVisible } from "../channel/while-visible.js"
import { call, read } from "./asking.js"
import { AFTER_CANCEL, type Answer, type Fields } from "./wire.js"

/**
 * The version of the vendor's package (`@stellar/freighter-api`) whose replies are read here. From 4.0.0 on Freighter
 * gives message signatures as base64, from 4.2.0 on those of auth entries; before, or without one, as a Buffer in JSON.
 */
const API_VERSION = "6.0.0"

/** Beyond some 1.5 million characters Freighter shows no window and never answers. */
const LONGEST_MESSAGE = 1_500_000

/** One window at a time in the whole page (FR9): of two requests in its side panel the first is never answered. */
const inTurn = createQueue()

/** Asks for access and gives the address; a window opens unless access is granted already. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  try {
    await read("REQUEST_CONNECTION_STATUS", signal)
  } catch (error) {
    if (!(error instanceof WalletError) || error.kind !== "timeout") throw error
    throw new WalletError("not-installed", "Freighter is not connected", { cause: error })
  }
  return inTurn(() => askAccess(signal), { signal, cancelled: AFTER_CANCEL })
}

/** The address if Freighter still grants it, null if it does not or is locked (FR4). Opens no window. */
export async function restore({ signal }: CallOptions = {}): Promise<AddressResult | null> {
  const { publicKey } = await read("REQUEST_PUBLIC_KEY", signal)
  return publicKey === "" ? null : { address: publicKey }
}

/** The network that Freighter is set to. */
export function getNetwork({ signal }: CallOptions = {}): Promise<NetworkResult> {
  return read("REQUEST_NETWORK_DETAILS", signal)
}

/** Asks to sign a base64 `TransactionEnvelope`. Throws `bad-request` without a passphrase: Freighter would take Mainnet. */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions = {},
): Promise<SignTransactionResult> {
  if (!networkPassphrase) {
    throw new WalletError("bad-request", "Name the network to sign for: Freighter guesses Mainnet.")
  }
  const { signedTransaction, ...signer } = await sign(
    "SUBMIT_TRANSACTION",
    { transactionXdr: xdr, networkPassphrase, ...accountToSign(address) },
    signal,
  )
  return { signedTxXdr: signedTransaction, ...signer }
}

/** Asks to sign a base64 `HashIdPreimage` of type 9 or 10. The network is the one inside it. */
export async function signAuthEntry(
  authEntry: string,
  { signal, networkPassphrase, address }: SignOptions = {},
): Promise<SignAuthEntryResult> {
  return sign(
    "SUBMIT_AUTH_ENTRY",
    {
      entryXdr: authEntry,
      apiVersion: API_VERSION,
      ...(networkPassphrase ? { networkPassphrase } : {}),
      ...accountToSign(address),
    },
    signal,
  )
}

/** Asks for the SEP-53 signature of a text. Throws `bad-request` for anything else, and for more than Freighter shows. */
export async function signMessage(
  message: string,
  { signal, networkPassphrase, address }: SignOptions = {},
): Promise<SignMessageResult> {
  if (typeof message !== "string") {
    throw new WalletError("bad-request", "Freighter signs text, not bytes.")
  }
  if (message.length > LONGEST_MESSAGE) {
    throw new WalletError("bad-request", "The message is too long: Freighter would not show it.")
  }
  const { signedBlob, ...signer } = await sign(
    "SUBMIT_BLOB",
    {
      blob: message,
      apiVersion: API_VERSION,
      ...(networkPassphrase ? { networkPassphrase } : {}),
      ...accountToSign(address),
    },
    signal,
  )
  return { signedMessage: signedBlob, ...signer }
}

/**
 * Tells of the account and the network until the signal aborts: what the first reading finds, for only the listener
 * knows what it took for true, and from then on what has changed. Freighter pushes nothing (FR12).
 */
export function watch(listener: (change: WalletChange) => void, signal: AbortSignal): void {
  let known: WalletChange = {}
  const look = async (): Promise<void> => {
    const [key, net] = await Promise.allSettled([
      read("REQUEST_PUBLIC_KEY", signal),
      getNetwork({ signal }),
    ])
    if (signal.aborted) return
    const change: WalletChange = {}
    if (key.status === "fulfilled" && key.value.publicKey !== known.address) {
      change.address = key.value.publicKey
    }
    if (net.status === "fulfilled" && !sameNetwork(net.value, known.network)) {
      change.network = net.value
    }
    known = { ...known, ...change }
    if (change.address !== undefined || change.network) listener(change)
  }
  whileVisible(look, limits.watch, signal)
}

function sameNetwork(a: NetworkResult, b: NetworkResult | undefined): boolean {
  return a.networkPassphrase === b?.networkPassphrase && a.network === b.network
}

/**
 * Asks for a signature, when those asked before have ended. Without a grant Freighter opens a window whose button is
 * disabled, so access is asked first where none is granted (FR5). Where the wallet stands on another account than the
 * one named there is nothing to ask: access to the present one is granted, and the named one becomes the present (FR6).
 */
function sign<T extends "SUBMIT_TRANSACTION" | "SUBMIT_BLOB" | "SUBMIT_AUTH_ENTRY">(
  type: T,
  fields: Fields<T>,
  signal: AbortSignal | undefined,
): Promise<Answer<T>> {
  return inTurn(
    async () => {
      if (!(await restore({ signal }))) await askAccess(signal)
      return call(type, fields, signal, limits.sign)
    },
    { signal, cancelled: AFTER_CANCEL },
  )
}

async function askAccess(signal: AbortSignal | undefined): Promise<AddressResult> {
  const { publicKey } = await call("REQUEST_ACCESS", {}, signal, limits.connect)
  if (publicKey === "") {
    throw new WalletError("locked", "Open the extension, unlock it, then try again.")
  }
  return { address: publicKey }
}

/** Freighter signs with the account named if it has it, and with the present one if it has not. */
function accountToSign(address: string | undefined): { accountToSign?: string } {
  requireAccount(address, "Freighter")
  return address === undefined ? {} : { accountToSign: address }
}
