import type { EffectRequest } from "../../logic/effects/expect-effect.js"
import { readBounds, type Validity, validityAt } from "../../logic/sign/validity.js"
import { usePageNetwork } from "../../page/page.js"
import { useNetworkMoment } from "../../page/use-network-moment.js"
import { useAsync } from "../../ui/use-async.js"

/** Whether a request is valid now, by the time of the page's network. It changes while the request is shown. */
export function useValidity(request: EffectRequest | undefined): Validity {
  const moment = useNetworkMoment()
  const { passphrase } = usePageNetwork()
  const payload = request && ("xdr" in request ? request.xdr : request.preimage)
  const bounds = useAsync(payload && `${passphrase} ${payload}`, () =>
    readBounds(request as EffectRequest, passphrase),
  ).data
  return validityAt(bounds, moment)
}
