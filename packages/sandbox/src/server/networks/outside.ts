import type { OutsideNetwork } from "../../config.js"
import { fieldsOf, textOf } from "../../wallet/fields.js"
import { parseUrl } from "../../wallet/parse-url.js"

/** How long an outside network may take to answer, in ms. */
const PATIENCE = 10_000

/**
 * Checks that an outside network answers and has the expected passphrase, so that no wallet signs for another network.
 *
 * @throws TypeError if the URL or the passphrase cannot be one; else an error that says what answers at the URL
 */
export async function checkOutside({ url, passphrase }: OutsideNetwork): Promise<void> {
  if (!/^https?:$/.test(parseUrl(String(url))?.protocol ?? ""))
    throw new TypeError(
      `network.url: ${JSON.stringify(url)} is no address of a Horizon. Pass one such as "http://localhost:8000".`,
    )
  if (typeof passphrase !== "string" || passphrase === "")
    throw new TypeError(
      `network.passphrase: pass the passphrase of the network at ${url}, such as "Standalone Network ; February 2017".`,
    )
  const found = await passphraseAt(url)
  if (found !== passphrase)
    throw new Error(
      `The network at ${url} has the passphrase ${JSON.stringify(found)}, not ${JSON.stringify(passphrase)}.`,
    )
}

async function passphraseAt(url: string): Promise<string> {
  const root = await fetch(url, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(PATIENCE),
  })
    .then((response) => response.json())
    .catch((cause: unknown) => {
      throw new Error(`No Horizon answers at ${url}. Start the network first, then the sandbox.`, {
        cause,
      })
    })
  const passphrase = textOf(fieldsOf(root).network_passphrase)
  if (passphrase) return passphrase
  throw new Error(`What answers at ${url} is no Horizon: it reports no network_passphrase.`)
}
