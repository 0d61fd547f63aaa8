import type { ExtensionPlace } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"
import { answerFromRelay } from "./answer-from-relay.js"
import { idOfTelegramLink } from "./wire.js"

/**
 * Puts what a page finds inside Telegram into it while that is switched on, as far as HOT needs it: a link to the wallet
 * opens it over the page, which hears of it through the relay alone. Links elsewhere lead nowhere. Returns how to stop.
 */
export function runTelegram(
  model: WalletModel,
  { meeting }: ExtensionPlace,
  relayUrl: string,
): () => void {
  const object = {
    WebApp: {
      openTelegramLink(link: unknown): void {
        const id = idOfTelegramLink(link)
        if (id) void answerFromRelay(model, relayUrl, id)
      },
    },
  }
  const isInTelegram = (): boolean => model.getState().quirks.TELEGRAM === true
  return runWhile(model, isInTelegram, () => inject(meeting, "Telegram", object))
}
