import type { Brain } from "../wallet/brain.js"
import { answerFromRelay } from "./from-relay.js"
import { idOfTelegramLink } from "./wire.js"

/**
 * What a page finds inside Telegram, as far as HOT needs it: a link to the wallet opens it over the page, which hears
 * of it through the relay alone. Links elsewhere lead nowhere.
 */
export function createTelegram(brain: Brain, relayUrl: string): object {
  return {
    WebApp: {
      openTelegramLink(link: unknown): void {
        const id = idOfTelegramLink(link)
        if (id) void answerFromRelay(brain, relayUrl, id)
      },
    },
  }
}
