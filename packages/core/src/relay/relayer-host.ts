import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { parseUrl } from "../encoding/parse-url.js"
import type { Relayer } from "./types.js"

/** The host of a relayer, for words. Its URL may be relative to the page. Throws `bad-request`. */
export function relayerHost({ url }: Relayer): string {
  const parsed = parseUrl(url, globalThis.location?.href)
  if (parsed) return parsed.host
  throw new WalletError(
    "bad-request",
    reason("relayerUrl", "{url} is not the address of a relayer.", { url: `${url}` }),
  )
}
