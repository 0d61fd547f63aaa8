import type { SignClient } from "@walletconnect/sign-client"

/**
 * Removes the library's listener for a response of the relay once that has come. It would keep one, with all that waited
 * for the response, for each message that it ever sent.
 */
export function forgetAnswered({ core: { relayer } }: InstanceType<typeof SignClient>): void {
  relayer.on("relayer_message_ack", ({ id }: { id: unknown }) => {
    const name = String(id)
    // Names that are no number are of the library's other events. The listener runs right after this one.
    if (/^\d+$/.test(name)) queueMicrotask(() => relayer.provider.events.removeAllListeners(name))
  })
}
