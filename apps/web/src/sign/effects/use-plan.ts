import type { EffectRequest } from "../../logic/effects/expect-effect.js"
import type { PlannedChanges } from "../../logic/effects/plan-changes.js"
import { usePageNetwork } from "../../page/page.js"
import { useAsync } from "../../ui/use-async.js"

/** What a request alone says that it changes; undefined until it is read. */
export function usePlan(request: EffectRequest, address: string): PlannedChanges | undefined {
  const { passphrase } = usePageNetwork()
  const payload = "xdr" in request ? request.xdr : request.preimage
  return useAsync([passphrase, address, payload].join(" "), async () => {
    const { planCall, planChanges } = await import("../../logic/effects/plan-changes.js")
    return "xdr" in request
      ? planChanges(request.xdr, address, passphrase)
      : planCall(request.preimage, address)
  }).data
}
