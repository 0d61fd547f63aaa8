import type { TestInfo } from "@playwright/test"
import type { WalletDriver } from "./driver.js"

/** Attaches the messages between a failed test's pages and its wallets to the report, oldest first. */
export async function attachMessages(
  testInfo: TestInfo,
  wallets: Readonly<Record<string, WalletDriver>>,
): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return
  const entries = await Promise.all(
    Object.entries(wallets).map(async ([wallet, driver]) =>
      (await driver.state()).log.map((entry) => ({ wallet, ...entry })),
    ),
  )
  const lines = entries
    .flat()
    .sort((a, b) => a.at - b.at)
    .map(({ at, wallet, direction, message }) => {
      const arrow = direction === "in" ? "receives" : "sends"
      return `${new Date(at).toISOString()} ${wallet} ${arrow} ${JSON.stringify(message)}`
    })
  await testInfo.attach("wallet messages", {
    body: lines.join("\n") || "No page has sent a wallet a message.",
    contentType: "text/plain",
  })
}
