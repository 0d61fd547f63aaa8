import type { WalletModel } from "../wallet/model.js"
import { answerFromRelay } from "./answer-from-relay.js"
import { idOfTelegramLink } from "./wire.js"

/**
 * What a page finds inside Telegram, as far as HOT needs it: a link to the wallet opens it over the page, which hears
 * of it through the relay alone. Links elsewhere lead nowhere.
 */
export function createTelegram(model: WalletModel, relayUrl: string): object {
  return {
    WebApp: {
      openTelegramLink(link: unknown): void {
        const id = idOfTelegramLink(link)
        if (id) void answerFromRelay(model, relayUrl, id)
      },
    },
  }
}
