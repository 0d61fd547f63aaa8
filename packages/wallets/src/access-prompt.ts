import type { WalletUi } from "@alidade/core"
import { showLater } from "./late-prompt.js"

/** Wallets that already gave access answer sooner, in ms. */
const SHOW_AFTER = 300

/** Says that the wallet asks for access while it does. A signature, if there is one, is requested after it. */
export async function whileAskingAccess<Answer>(
  ui: WalletUi | undefined,
  answer: Promise<Answer>,
): Promise<Answer> {
  const stop = showLater(ui, { kind: "waiting", on: "extension", step: "access" }, SHOW_AFTER)
  return answer.finally(stop)
}
