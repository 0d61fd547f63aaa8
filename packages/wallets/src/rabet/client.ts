import {
  type AddressResult,
  type CallOptions,
  type NetworkResult,
  reason,
  type SignOptions,
  type SignTransactionResult,
  type WalletChange,
  WalletError,
} from "@alidade/core"
import { whileAskingAccess } from "../access-prompt.js"
import { awaitInjected, onInjected } from "../channel/injected.js"
import { requireAccount, unreadable } from "../values.js"
import { ABSENCE, findRabet, type Rabet } from "./injected-object.js"
import { ask, onChange, read, SILENT, WINDOW } from "./request.js"
import { networkWords, readEnvelopeType, readNetwork, readPublicKey, readSigned } from "./wire.js"

/** Requests access and returns the address. Opens a window unless the site is connected and Rabet is unlocked. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  return connect(await requireRabet(signal), signal)
}

/** The network that Rabet is set to. It does not affect what is signed (RA2). */
export async function getNetwork({ signal }: CallOptions = {}): Promise<NetworkResult> {
  const rabet = await requireRabet(signal)
  const reply = await read(rabet, "getNetwork", signal)
  return readNetwork(reply) ?? unreadable("Rabet")
}

/**
 * Requests the signature of a base64 `TransactionEnvelope` for Public or Testnet. Throws before asking Rabet:
 * `unsupported` for another network, a fee bump or an address other than `G…`, `bad-request` for an invalid envelope,
 * and `wrong-account` if Rabet uses another account than the requested one.
 */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address, ui }: SignOptions = {},
): Promise<SignTransactionResult> {
  const network = networkWordOf(networkPassphrase)
  requireAccount(address, "Rabet")
  const type = readEnvelopeType(xdr)
  if (!type)
    throw new WalletError("bad-request", reason("rabetNothing", "There is no transaction to sign."))
  if (type === "fee-bump") {
    throw new WalletError(
      "unsupported",
      reason("rabetFeeBump", "Rabet does not sign fee-bump transactions."),
    )
  }
  const rabet = await requireRabet(signal)
  // RA4: Rabet cannot sign while it is locked or not connected with its current account.
  const connected = await whileAskingAccess(ui, connect(rabet, signal))
  if (address !== undefined && address !== connected.address) {
    throw new WalletError(
      "wrong-account",
      reason(
        "setToOtherAccount",
        "{wallet} is set to another account ({actual}). Switch to {expected} there, or connect again.",
        { wallet: "Rabet", actual: connected.address, expected: address },
      ),
    )
  }
  const reply = await ask(rabet, () => rabet.sign(xdr, network), { signal, ms: WINDOW })
  const signedTxXdr = readSigned(reply)
  if (signedTxXdr === null) {
    throw new WalletError(
      "internal",
      reason(
        "rabetNoSignature",
        "Rabet returned no signature. It could not sign this transaction.",
      ),
    )
  }
  return { signedTxXdr: signedTxXdr ?? unreadable("Rabet"), signerAddress: connected.address }
}

/** Ends this site's connections in Rabet. The next access opens a window again. */
export async function disconnect(): Promise<void> {
  const rabet = findRabet()
  if (rabet) await read(rabet, "disconnect", undefined)
}

/**
 * Reports Rabet's network and lock state, and later changes, until the signal aborts. On an account change the address
 * is empty: reading it needs a connection, which may open a window.
 */
export function watch(listener: (change: WalletChange) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const undo = (action: () => void): void =>
    signal.addEventListener("abort", action, { once: true })
  const readNetworkChange = (): Promise<WalletChange> =>
    getNetwork({ signal }).then((network) => ({ network }), toLostChange)
  const report = async (reading: Promise<WalletChange>): Promise<void> => {
    const change = await reading
    if (!signal.aborted && Object.keys(change).length > 0) listener(change)
  }
  const begin = (rabet: Rabet): void => {
    undo(onChange(rabet, "accountChanged", () => listener({ address: "", reason: "account" })))
    undo(onChange(rabet, "networkChanged", () => void report(readNetworkChange())))
    // Report each separately: waiting for both could report a network that has already been replaced.
    void report(readNetworkChange())
    void report(
      isUnlocked(rabet, signal).then(
        (unlocked) => (unlocked === false ? { address: "", reason: "locked" } : {}),
        () => ({}),
      ),
    )
  }
  const rabet = findRabet()
  if (rabet) begin(rabet)
  else undo(onInjected(findRabet, begin))
}

/** Reports the failure if the page has lost Rabet. Other failures change nothing. */
function toLostChange(error: unknown): WalletChange {
  return WalletError.is(error) && error.kind === "page-stale" ? { lost: error } : {}
}

/** Rabet's object. Waits for a while if it is injected late. */
function requireRabet(signal: AbortSignal | undefined): Promise<Rabet> {
  return awaitInjected(findRabet, ABSENCE, signal)
}

async function connect(rabet: Rabet, signal: AbortSignal | undefined): Promise<AddressResult> {
  const unlocked = await isUnlocked(rabet, signal)
  // If Rabet did not report its lock state, it has no account or will never respond.
  const ms = unlocked === undefined ? SILENT : WINDOW
  const reply = await ask(rabet, () => rabet.connect(), { signal, ms })
  const address = readPublicKey(reply) ?? unreadable("Rabet")
  if (unlocked === false && !(await isUnlocked(rabet, signal))) {
    throw new WalletError(
      "locked",
      reason("rabetLocked", "Rabet is still locked. Open it, unlock it, then try again."),
    )
  }
  return { address }
}

/** Whether Rabet is unlocked. Undefined if it does not respond. Throws `page-stale` if the page has lost Rabet. */
async function isUnlocked(
  rabet: Rabet,
  signal: AbortSignal | undefined,
): Promise<boolean | undefined> {
  try {
    return (await read(rabet, "isUnlocked", signal)) === true
  } catch (error) {
    if (signal?.aborted || (WalletError.is(error) && error.kind === "page-stale")) throw error
    return undefined
  }
}

/** Rabet's word for a network. Throws `unsupported` for networks that Rabet would replace by another. */
function networkWordOf(passphrase = ""): "mainnet" | "testnet" {
  const word = Object.hasOwn(networkWords, passphrase) ? networkWords[passphrase] : undefined
  if (word) return word
  throw new WalletError(
    "unsupported",
    reason("rabetNetworks", "Rabet only signs for the Public and Testnet networks."),
  )
}
