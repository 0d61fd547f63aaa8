import type { WalletModel } from "../wallet/model.js"
import { connectedAccount } from "./background.js"

/** Reports each change of the account that a host is connected to, null for none. Returns a function that stops. */
export function followAccount(
  model: WalletModel,
  host: string,
  report: (address: string | null) => void,
): () => void {
  let known = connectedAccount(model, host)
  return model.subscribe(() => {
    const before = known
    known = connectedAccount(model, host)
    if (known !== before) report(known)
  })
}
