import type { Bench } from "./scenario.js"
import type { Way } from "./ways.js"

export const onlyPhones = ({ id }: Way): string | undefined =>
  id === "walletconnect" ? undefined : "it is reached without WalletConnect's relay"

/** Gives a command to the sandbox's relay or explorer. */
export async function command(on: Bench, path: string, fields: object = {}): Promise<void> {
  const { relayUrl } = on.server.config.walletConnect
  const base = relayUrl.replace(/^ws/, "http").replace(/\/relay$/, "")
  const { ok, status } = await fetch(`${base}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
  })
  if (!ok) throw new Error(`The sandbox refused ${path}: ${status}.`)
}

/** Waits for the outcome, and makes the relay work again. */
export async function untilOver(on: Bench): Promise<void> {
  await on.page.evaluate(() => window.bench.outcome())
  await command(on, "relay/reset")
}
