import type { Kit, RequestKind, SettledRequest, Verified } from "@alidade/core"

/**
 * Runs a wallet request through the Stellar SDK, and returns what was verified. The SDK throws its own errors, so the
 * wallet's error and the verification come from the kit's event.
 */
export async function signThroughSdk(
  kit: Kit,
  kind: RequestKind,
  run: () => Promise<void>,
): Promise<Verified> {
  let settled: SettledRequest | undefined
  const stop = kit.on("requestSettled", (event) => {
    if (event.request.kind === kind) settled = event
  })
  try {
    await run()
    return settled?.verified ?? "off"
  } catch (thrown) {
    throw settled?.error ?? thrown
  } finally {
    stop()
  }
}
