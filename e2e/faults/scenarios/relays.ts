import { startBomb } from "../bomb.js"
import { command, onlyPhones, untilOver } from "../relay-side.js"
import type { Bench, Scenario } from "../scenario.js"
import { askAndShow, decide, passLimit, setWallet } from "../wallet-side.js"

/** A connection in which the user reads the list of wallets first. Fails if it has what no list may have. */
async function connectByList(on: Bench): Promise<void> {
  await on.page.evaluate(() => window.bench.kit.disconnect())
  await setWallet(on, { answer: "ask" })
  await on.ask()
  const bad = await on.page.evaluate(async () => {
    const { kit } = window.bench
    await window.bench.shown()
    const listed = kit.getState().pending.flatMap(({ prompt }) => {
      return prompt?.kind === "pairing" ? [...(prompt.wallets ?? [])] : []
    })
    return listed.filter(({ name, href, icon = "" }) => {
      const isShort = name.length > 0 && name.length <= 100
      const isLink =
        /^[a-z0-9+.-]+:\/\//i.test(href) && !/^(javascript|data|file|http):/i.test(href)
      const isInside = /\/getWalletImage\/[^/]+$/.test(new URL(icon, "http://none").pathname)
      return !isShort || !isLink || (icon !== "" && !isInside)
    })
  })
  if (bad.length > 0) throw new Error(`The list has ${JSON.stringify(bad)}.`)
  await decide(on, "approve")
  await on.page.evaluate(() => window.bench.outcome())
  await command(on, "explorer/reset")
}

/** WalletConnect's relay and its list of wallets fail, or lie. */
export const relays: readonly Scenario[] = [
  {
    name: "relay-cuts-the-socket-before",
    says: "The relay's socket is cut before the app asks.",
    ask: "transaction",
    excludes: onlyPhones,
    keeps: ["sockets"],
    cause: (on) => command(on, "relay/drop"),
    sees: () => "succeeds",
  },
  {
    name: "relay-cuts-the-socket-while-asked",
    says: "The relay's socket is cut while the phone shows the request. The user approves.",
    ask: "transaction",
    excludes: onlyPhones,
    keeps: ["sockets"],
    async cause(on) {
      await askAndShow(on)
      await command(on, "relay/drop")
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  {
    name: "relay-restarts-while-asked",
    says: "The relay restarts while the phone shows the request. The user approves.",
    ask: "transaction",
    excludes: onlyPhones,
    keeps: ["sockets"],
    async cause(on) {
      await askAndShow(on)
      await command(on, "relay/restart")
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  {
    name: "relay-slow",
    says: "The relay takes a second for each message.",
    ask: "transaction",
    excludes: onlyPhones,
    async cause(on) {
      await command(on, "relay/update", { delay: 1_000 })
      await on.ask()
      await untilOver(on)
    },
    sees: () => "succeeds",
  },
  {
    name: "relay-silent",
    says: "The relay takes all messages, and neither answers nor delivers.",
    ask: "transaction",
    excludes: onlyPhones,
    // It waits for the relay's answers.
    keeps: ["timeouts"],
    async cause(on) {
      await command(on, "relay/update", { silent: true })
      await on.ask()
      await on.page.evaluate(() => window.bench.idle())
      await passLimit(on)
      await untilOver(on)
    },
    sees: () => "timeout expired",
  },
  {
    name: "relay-loses-the-answer",
    says: "The relay loses the phone's answer.",
    ask: "transaction",
    excludes: onlyPhones,
    async cause(on) {
      await askAndShow(on)
      await command(on, "relay/update", { lose: 1 })
      await decide(on, "approve")
      await on.page.evaluate(() => window.bench.idle())
      await passLimit(on)
      await untilOver(on)
    },
    sees: () => "timeout expired",
  },
  {
    name: "relay-down-while-asked",
    says: "The relay is down for a moment while the phone shows the request. The user approves afterwards.",
    ask: "transaction",
    excludes: onlyPhones,
    keeps: ["sockets"],
    async cause(on) {
      await askAndShow(on)
      await command(on, "relay/update", { listening: false })
      await command(on, "relay/update", { listening: true })
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  ...(["error", "garbage", "silent"] as const).map(
    (fault): Scenario => ({
      name: `wallet-list-${fault}`,
      says: {
        error: "The list of wallets fails with 500.",
        garbage: "The list of wallets is half a JSON text.",
        silent: "The list of wallets never comes.",
      }[fault],
      ask: "connect",
      excludes: onlyPhones,
      async cause(on) {
        await command(on, "explorer/update", { fault })
        await connectByList(on)
      },
      sees: () => "succeeds",
    }),
  ),
  {
    name: "wallet-list-compressed-to-explode",
    says: "The list of wallets is small, and a quarter of a gigabyte once it is decompressed.",
    ask: "connect",
    excludes: onlyPhones,
    async cause(on) {
      const bomb = await startBomb()
      const { explorerUrl } = on.server.config.walletConnect
      const matches = ({ href }: URL): boolean => href.startsWith(explorerUrl)
      await on.page.route(matches, bomb.handle)
      await connectByList(on)
      await on.page.unroute(matches)
      await bomb.close()
    },
    sees: () => "succeeds",
  },
  {
    name: "wallet-list-hostile",
    says: "The list of wallets has links that run code, names of 100,000 characters, and icons outside of its folder. The app lists none of them.",
    ask: "connect",
    excludes: onlyPhones,
    async cause(on) {
      await command(on, "explorer/update", { hostile: true })
      await connectByList(on)
    },
    sees: () => "succeeds",
  },
]
