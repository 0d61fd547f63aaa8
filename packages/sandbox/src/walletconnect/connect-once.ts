import type { SignClient } from "@walletconnect/sign-client"

/**
 * Lets the library make one attempt to reach the relay at a time. Within an attempt it would start others, thousands in
 * half a minute if the relay is down, and they would keep each other from connecting when it is back.
 */
export function connectOnce({ core }: InstanceType<typeof SignClient>): void {
  // A private method of the library, which another version might not have.
  const relayer = core.relayer as { connect?: (url?: string) => Promise<void> }
  const connect = relayer.connect?.bind(relayer)
  if (!connect) return
  let running: Promise<void> | undefined
  relayer.connect = (url) => {
    running ??= connect(url).finally(() => {
      running = undefined
    })
    return running
  }
}
