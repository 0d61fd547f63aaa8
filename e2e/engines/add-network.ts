import type { SandboxNetwork } from "@alidade/sandbox/browser"
import type { EnginePage } from "./page.js"
import { fill, press, until, waitForRemoval, waitForText } from "./page-actions.js"

/**
 * Adds a network on a page in live mode, and removes it after a reload. Before, the page's policy refuses another name
 * of its host.
 */
export async function addNetwork(
  page: EnginePage,
  url: string,
  { horizonUrl, passphrase }: SandboxNetwork,
): Promise<void> {
  const add = async (host: string): Promise<void> => {
    const horizon = horizonUrl.replace("localhost", host)
    await press(page, "button", "Add or remove networks")
    await fill(page, "Name", "Local")
    await fill(page, "Passphrase", passphrase)
    await fill(page, "Horizon", horizon)
    await fill(page, "RPC", `${horizon}/rpc`)
    await press(page, "button", "Check and add")
  }
  const selected = (name: string): Promise<boolean> =>
    until(`the network ${name}`, () =>
      page.evaluate(
        (name) =>
          document.querySelector<HTMLSelectElement>(".network select")?.selectedOptions[0]?.text ===
          name,
        name,
      ),
    )
  await page.goto(url)
  await add("127.0.0.1")
  await waitForText(page, "this site may connect only to https addresses and http://localhost")
  await page.escape()
  await waitForRemoval(page, "dialog[open]")
  await add("localhost")
  await waitForText(page, "Local was added, and the page uses it now.")
  await press(page, "button", "Close", "dialog[open]")
  await selected("Local")

  await page.goto(url)
  await selected("Local")
  await press(page, "button", "Add or remove networks")
  await press(page, "button", "Remove Local")
  await waitForText(page, "Local was removed.")
  await press(page, "button", "Close", "dialog[open]")
  await selected("Testnet (sandbox)")
}
