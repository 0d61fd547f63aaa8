import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { Relayer } from "./types.js"

/** The host of a relayer, for words. Its URL may be relative to the page. Throws `bad-request`. */
export function relayerHost({ url }: Relayer): string {
  const page = globalThis.location?.href
  if (URL.canParse(url, page)) return new URL(url, page).host
  throw new WalletError(
    "bad-request",
    reason("relayerUrl", "{url} is not the address of a relayer.", { url: `${url}` }),
  )
}
