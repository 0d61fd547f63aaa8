import { type AddressResult, type CallOptions, reason, WalletError } from "@alidade/core"
import { type AnsweredWallet, askAccess, isShared, isTwoAnswer } from "../channel/second-party.js"
import { call, errorOf, question, type Reply, readAnswer, readFailure } from "./wire.js"

/**
 * The address of a connection. `ask` requests access. If two parties answer, the user chooses one of their accounts
 * (IN6): a choice of before counts for a restored connection only.
 */
export async function addressOf(
  wallet: AnsweredWallet,
  ask: () => Promise<AddressResult>,
  options: CallOptions,
): Promise<AddressResult> {
  if (isShared(wallet)) return chooseAddress(wallet, options)
  const shared = await ask().catch((error: unknown) => {
    if (!isTwoAnswer(error)) throw error
  })
  return shared && !isShared(wallet) ? shared : chooseAddress(wallet, options)
}

/** Requests access. Opens a window unless it is granted. */
export async function askForAddress(
  wallet: AnsweredWallet,
  signal: AbortSignal | undefined,
): Promise<AddressResult> {
  const { publicKey } = await call("REQUEST_ACCESS", {}, { signal, wallet })
  if (publicKey === "") throw locked()
  return { address: publicKey }
}

/** Lets the user choose one of the accounts that two parties share. */
export async function chooseAddress(
  wallet: AnsweredWallet,
  options: CallOptions,
): Promise<AddressResult> {
  const accountIn = (reply: Reply): string | undefined =>
    readAnswer("REQUEST_ACCESS", reply)?.publicKey
  const asked = question("REQUEST_ACCESS", {}, wallet)
  const reply = await askAccess(wallet, asked, accountIn, options)
  const failure = readFailure(reply)
  if (failure && failure.shape !== "lost") throw errorOf(failure, wallet)
  const address = accountIn(reply)
  if (!address) throw locked()
  return { address }
}

function locked(): WalletError {
  return new WalletError(
    "locked",
    reason("unlockExtension", "Open the extension, unlock it, then try again."),
  )
}
