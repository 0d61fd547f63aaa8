import { WalletError } from "@alidade/core"
import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { awaitInjected } from "../channel/injected.js"
import { own } from "../own.js"
import { errorOf, onLost, requireFound } from "./errors.js"
import { absence, findWallet, type InjectedFunction } from "./injected-object.js"
import type { Injected } from "./options.js"

/** How long to wait for an answer, and whether the wallet's rejection counts as none. */
export type Wait = Pick<ConversationOptions, "signal" | "ms"> & { isOptional?: boolean }

/**
 * Calls a function of the wallet's object, and waits for the object if it is not injected yet. Throws what the wallet
 * throws or returns in the `error` field (IN1), as a `WalletError`.
 */
export async function ask(
  wallet: Injected,
  name: InjectedFunction,
  args: readonly unknown[],
  { isOptional, ...wait }: Wait,
): Promise<unknown> {
  const { event } = wallet
  const options = { event, ...wait }
  const object = await awaitInjected(
    () => findWallet(wallet),
    absence(wallet),
    wait.signal,
    options,
  )
  requireFound(wallet)
  let reply: unknown
  try {
    reply = await conversation<unknown>(wait, async ({ fail, undo }) => {
      undo(onLost(wallet, fail))
      return (object[name] as (...args: readonly unknown[]) => unknown).apply(object, [...args])
    })
  } catch (error) {
    if (WalletError.is(error)) throw error
    if (isOptional) return undefined
    throw errorOf(error, wallet)
  }
  if (own(reply, "error")) throw errorOf(reply, wallet)
  return reply
}
