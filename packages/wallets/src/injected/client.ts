import {
  type AddressResult,
  reason,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import { whileAskingAccess } from "../access-prompt.js"
import { requireAccount, requireText, unreadable } from "../values.js"
import { getAddress, restore } from "./access.js"
import { ask } from "./ask.js"
import { canRestore, type InjectedFunction, type InjectedSignOptions } from "./injected-object.js"
import type { Injected } from "./options.js"
import { readEntrySignatureIn, readSignatureIn, readSigned, readSigner } from "./wire.js"

export { disconnect, getNetwork } from "./access.js"
export { watch } from "./watch.js"
export { getAddress, restore }

/** Signs a base64 `TransactionEnvelope`. Throws `bad-request` without a passphrase: the wallet would use its own. */
export async function signTransaction(
  wallet: Injected,
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const reply = await sign(wallet, "signTransaction", xdr, options)
  return { signedTxXdr: readSigned(reply) ?? unreadable(wallet.name), ...readSigner(reply) }
}

/** Signs a base64 `HashIdPreimage`. */
export async function signAuthEntry(
  wallet: Injected,
  preimage: string,
  options: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const reply = await sign(wallet, "signAuthEntry", preimage, options)
  const signedAuthEntry = (await readEntrySignatureIn(reply)) ?? unreadable(wallet.name)
  return { signedAuthEntry, ...readSigner(reply) }
}

/** Signs a text per SEP-53. Throws `bad-request` for anything else. */
export async function signMessage(
  wallet: Injected,
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, wallet.name)
  const reply = await sign(wallet, "signMessage", message, options)
  const signedMessage = readSignatureIn(reply, "signedMessage") ?? unreadable(wallet.name)
  return { signedMessage, ...readSigner(reply) }
}

/** Requests a signature. A wallet that can say so without a window is first asked whether it still grants access. */
async function sign(
  wallet: Injected,
  name: InjectedFunction,
  payload: string,
  { signal, ui, networkPassphrase, address, access }: SignOptions,
): Promise<unknown> {
  requireAccount(address, wallet.name)
  if (!networkPassphrase) {
    throw new WalletError(
      "bad-request",
      reason("needsNetwork", "Pass a networkPassphrase: {wallet} would use its own.", {
        wallet: wallet.name,
      }),
    )
  }
  if (canRestore(wallet)) {
    const restored = (await (access ?? restore(wallet, { signal }))) as AddressResult | null
    const account = restored ?? (await whileAskingAccess(ui, getAddress(wallet, { signal })))
    requireSameAccount(wallet, account.address, address)
  }
  const options: InjectedSignOptions = {
    networkPassphrase,
    ...(address === undefined ? {} : { address }),
  }
  const { hint } = wallet
  if (hint) ui?.show({ kind: "waiting", on: "extension", hint })
  return ask(wallet, name, [payload, options], { signal })
}

/** Throws `wrong-account` if a wallet that signs only with its current account uses another one (ON4, SC4). */
function requireSameAccount(
  { name, capabilities }: Injected,
  actual: string,
  expected: string | undefined,
): void {
  if (capabilities?.accountSelection || expected === undefined || actual === expected) return
  throw new WalletError(
    "wrong-account",
    reason(
      "setToOtherAccount",
      "{wallet} is set to another account ({actual}). Switch to {expected} there, or connect again.",
      { wallet: name, actual, expected },
    ),
  )
}
