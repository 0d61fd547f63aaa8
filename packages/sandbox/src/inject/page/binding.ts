import { fieldsOf } from "../../wallet/fields.js"
import type { WalletLine } from "../../wallet/remote-wallet.js"
import type { BindingMessage, BindingReply, MessageOf } from "../binding-wire.js"
import { BINDING, type States } from "../given.js"
import type { FarSide } from "./far-function.js"

/** The way to the process that drives the browser. */
export interface Binding {
  lineTo(wallet: string): WalletLine
  readonly farSide: FarSide
  /** Reports states that have changed, at first all. Returns a function that stops. */
  follow(take: (states: States) => void): () => void
}

/** Opens the way to the process that drives the browser. */
export function openBinding(): Binding {
  const document = [...crypto.getRandomValues(new Uint32Array(4))].join("-")

  async function call<Type extends BindingMessage["type"]>(
    message: Omit<MessageOf<Type>, "document">,
  ): Promise<BindingReply[Type]> {
    const send = fieldsOf(window)[BINDING] as (text: string) => Promise<string>
    const { value, error } = fieldsOf(
      JSON.parse(await send(JSON.stringify({ ...message, document }))),
    )
    if (typeof error === "string") throw new Error(error)
    return value as BindingReply[Type]
  }

  return {
    lineTo: (wallet) => ({
      send: (command, body) => call<"command">({ type: "command", wallet, command, body }),
      fetchState: () => call<"state">({ type: "state", wallet }),
      log: (entry) => call<"command">({ type: "command", wallet, command: "log", body: { entry } }),
      ask: (id, walletRequest) => call<"ask">({ type: "ask", wallet, id, walletRequest }),
    }),
    farSide: (farCall) => call<"far">({ type: "far", farCall }),
    follow(take) {
      let isFollowing = true
      const next = async (seen: number): Promise<void> => {
        const { revision, states } = await call<"changes">({ type: "changes", seen })
        if (!isFollowing) return
        take(states)
        await next(revision)
      }
      // It ends with the test.
      next(0).catch(() => {})
      return () => {
        isFollowing = false
      }
    },
  }
}
