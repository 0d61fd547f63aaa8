import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"
import { answerFromRelay } from "./answer-from-relay.js"
import { idOfTelegramLink } from "./wire.js"

/**
 * While the quirk is on, simulates as much of Telegram in a page as HOT needs. A link to the wallet opens it over the
 * page, which receives the result only through the relay. Other links do nothing. Returns a function that stops.
 */
export function runTelegram(
  model: WalletModel,
  { extensionPage }: ExtensionContext,
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
  return runWhile(model, isInTelegram, () => inject(extensionPage, "Telegram", object))
}
