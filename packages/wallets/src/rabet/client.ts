import {
  type AddressResult,
  type CallOptions,
  type NetworkResult,
  type SignOptions,
  type SignTransactionResult,
  type WalletChange,
  WalletError,
} from "@alidade/core"
import { awaitInjected, onInjected } from "../channel/injected.js"
import { requireAccount, unreadable } from "../values.js"
import { ask, onChange, read, SILENT, WINDOW } from "./request.js"
import {
  ABSENCE,
  findRabet,
  networkWords,
  type Rabet,
  readEnvelopeType,
  readNetwork,
  readPublicKey,
  readSigned,
} from "./wire.js"

/** Asks for access and gives the address; a window opens unless the site is connected and Rabet is unlocked. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  return connect(await present(signal), signal)
}

/** The network that Rabet is set to. It plays no part in what is signed (RA2). */
export async function getNetwork({ signal }: CallOptions = {}): Promise<NetworkResult> {
  const rabet = await present(signal)
  const reply = await read(rabet, "getNetwork", signal)
  return readNetwork(reply) ?? unreadable("Rabet")
}

/**
 * Asks to sign a base64 `TransactionEnvelope` for Public or Testnet. Throws before Rabet is asked: `unsupported` for any
 * other network, a fee bump or another address than a `G…`, `bad-request` for what is no envelope, `wrong-account` where
 * Rabet stands on another account than the one named.
 */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions = {},
): Promise<SignTransactionResult> {
  const network = wordOf(networkPassphrase)
  requireAccount(address, "Rabet")
  const type = readEnvelopeType(xdr)
  if (!type) throw new WalletError("bad-request", "There is no transaction to sign.")
  if (type === "fee-bump") {
    throw new WalletError("unsupported", "Rabet does not sign fee-bump transactions.")
  }
  const rabet = await present(signal)
  // RA4: locked, or not connected for its present account, it cannot be asked to sign.
  const connected = await connect(rabet, signal)
  if (address !== undefined && address !== connected.address) {
    throw new WalletError(
      "wrong-account",
      `Rabet is set to another account (${connected.address}). Switch to ${address} there, or connect again.`,
    )
  }
  const reply = await ask(rabet, () => rabet.sign(xdr, network), { signal, ms: WINDOW })
  const signedTxXdr = readSigned(reply)
  if (signedTxXdr === null) {
    throw new WalletError("internal", "Rabet gave no signature: it could not sign this.")
  }
  return { signedTxXdr: signedTxXdr ?? unreadable("Rabet"), signerAddress: connected.address }
}

/** Ends this site's connections in Rabet: the next access is asked for in a window. */
export async function disconnect(): Promise<void> {
  const rabet = findRabet()
  if (rabet) await read(rabet, "disconnect", undefined)
}

/**
 * Tells of Rabet's network and of its lock, as first found, and of what Rabet says of changes, until the signal aborts.
 * Which account it changed to it says to nobody who does not connect, and that may open a window: hence no address.
 */
export function watch(listener: (change: WalletChange) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const undo = (action: () => void): void =>
    signal.addEventListener("abort", action, { once: true })
  const readsNetwork = (): Promise<WalletChange> =>
    getNetwork({ signal }).then((network) => ({ network }), lossIn)
  const tell = async (found: Promise<WalletChange>): Promise<void> => {
    const change = await found
    if (!signal.aborted && Object.keys(change).length > 0) listener(change)
  }
  const begin = (rabet: Rabet): void => {
    undo(onChange(rabet, "accountChanged", () => listener({ address: "", reason: "account" })))
    undo(onChange(rabet, "networkChanged", () => void tell(readsNetwork())))
    // Each by itself: a network that waited for the other answer could be told after the one that has replaced it.
    void tell(readsNetwork())
    void tell(
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

/** A failure that tells that the page has lost Rabet; any other changes nothing. */
function lossIn(error: unknown): WalletChange {
  return WalletError.is(error) && error.kind === "page-stale" ? { lost: error } : {}
}

/** Rabet's object; one that comes late is awaited. */
function present(signal: AbortSignal | undefined): Promise<Rabet> {
  return awaitInjected(findRabet, ABSENCE, signal)
}

async function connect(rabet: Rabet, signal: AbortSignal | undefined): Promise<AddressResult> {
  const unlocked = await isUnlocked(rabet, signal)
  // A wallet that did not say will say that it has no account, or never say anything.
  const ms = unlocked === undefined ? SILENT : WINDOW
  const reply = await ask(rabet, () => rabet.connect(), { signal, ms })
  const address = readPublicKey(reply) ?? unreadable("Rabet")
  if (unlocked === false && !(await isUnlocked(rabet, signal))) {
    throw new WalletError("locked", "Rabet is still locked. Open it, unlock it, then try again.")
  }
  return { address }
}

/** Whether it is unlocked; undefined where it does not say. Throws `page-stale` where the page has lost Rabet. */
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

/** Rabet's word for a network. Throws `unsupported` for one that it would sign for another of. */
function wordOf(passphrase = ""): "mainnet" | "testnet" {
  const word = Object.hasOwn(networkWords, passphrase) ? networkWords[passphrase] : undefined
  if (word) return word
  throw new WalletError("unsupported", "Rabet signs for the networks Public and Testnet alone.")
}
