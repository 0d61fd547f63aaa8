import type { Expected } from "../../logic/effects/effect.js"
import type { EffectRequest } from "../../logic/effects/expect-effect.js"
import { usePageNetwork } from "../../page/page.js"
import { type Async, useAsync } from "../../ui/use-async.js"

/** What a request is expected to change, read from the network. Nothing is asked without one. */
export function useExpected(request: EffectRequest | undefined, address: string): Async<Expected> {
  const network = usePageNetwork()
  const payload = request && ("xdr" in request ? request.xdr : request.preimage)
  return useAsync(payload && [network.passphrase, address, payload].join(" "), async (signal) => {
    const { expectEffect } = await import("../../logic/effects/expect-effect.js")
    return expectEffect(request!, address, network, signal)
  })
}
