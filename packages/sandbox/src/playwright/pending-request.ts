import type { WalletControls } from "../wallet/model.js"

/** How long a decision waits for its request, in ms. */
const PATIENCE = 30_000

/** Waits until a request is pending. `name` is for the error. */
export function pendingRequest(
  name: string,
  wallet: Pick<WalletControls, "getState" | "subscribe">,
): Promise<void> {
  const isPending = (): boolean => wallet.getState().waiting.length > 0
  if (isPending()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      unsubscribe()
      reject(new Error(`No request came to the simulated ${name} within ${PATIENCE / 1_000} s.`))
    }, PATIENCE)
    const unsubscribe = wallet.subscribe(() => {
      if (!isPending()) return
      clearTimeout(timer)
      unsubscribe()
      resolve()
    })
  })
}
