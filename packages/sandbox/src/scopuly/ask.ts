import { isHostConnected } from "../wallet/connections.js"
import type { WalletModel } from "../wallet/model.js"
import { startRequest } from "../wallet/pending-request.js"
import type { Verdict, WalletRequest } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { type Failure, failure } from "./errors.js"
import { REQUEST_TIME } from "./quirks.js"

/** How many requests of a site may be pending (SC5): one connect, five signatures. */
const most = { connect: 1, signature: 5 } as const

/**
 * Asks the person. Resolves to an approving verdict, to a failure, or to null if the wallet was removed. The
 * request ends by itself after five minutes (SC5), and a signature also when the site is disconnected meanwhile (SC4).
 */
export async function ask(
  model: WalletModel,
  request: WalletRequest,
): Promise<Verdict | Failure | null> {
  const { host } = request
  const isConnect = request.kind === "connect"
  const pending = model
    .getState()
    .waiting.filter(
      ({ kind, ...other }) => other.host === host && (kind === "connect") === isConnect,
    )
  if (pending.length >= most[isConnect ? "connect" : "signature"]) return failure("tooMany")

  const { verdict, close } = startRequest(model, request)
  let ended: Failure | undefined
  const end = (kind: "expired" | "disconnected"): void => {
    ended ??= failure(kind)
    close()
  }
  void model.wait(REQUEST_TIME).then(() => end("expired"))
  const stopFollowing = isConnect
    ? undefined
    : model.subscribe(() => {
        if (!isHostConnected(model, host)) end("disconnected")
      })
  const decided = await verdict
  stopFollowing?.()
  if (!decided || approves(decided)) return decided
  return (decided === "close" && ended) || failure("rejected")
}
