import type { Scenario } from "../scenario.js"
import { askAndShow, setWallet } from "../wallet-side.js"

/** The app asks twice, stops, or changes its mind. */
export const appTiming: readonly Scenario[] = [
  {
    name: "asked-twice-at-once",
    says: "A double click asks for the same signature twice. Both are answered.",
    ask: "transaction",
    cause: (on) =>
      on.page.evaluate((xdr) => {
        const { kit, run } = window.bench
        run(() => Promise.all([kit.signTransaction(xdr), kit.signTransaction(xdr)]))
      }, on.payload),
    sees: () => "succeeds",
  },
  {
    name: "connected-twice-at-once",
    says: "A double click connects twice. The second attempt ends the first.",
    ask: "connect",
    cause: (on) =>
      on.page.evaluate(() => {
        const { connect, run } = window.bench
        run(async () => {
          const first = connect().then(
            () => "succeeds",
            ({ kind }) => kind,
          )
          await connect()
          if ((await first) !== "aborted") throw new Error(`the first attempt: ${await first}`)
        })
      }),
    sees: () => "succeeds",
  },
  {
    name: "aborted-before-the-request",
    says: "The app's signal has aborted before it asks.",
    ask: "transaction",
    cause: (on) =>
      on.page.evaluate((xdr) => {
        const { kit, run } = window.bench
        run(() => kit.signTransaction(xdr, { signal: AbortSignal.abort() }))
      }, on.payload),
    sees: () => "aborted canceled",
  },
  {
    name: "aborted-at-once",
    says: "The app aborts in the same moment in which it asks.",
    ask: "transaction",
    cause: (on) =>
      on.page.evaluate((xdr) => {
        const { kit, run } = window.bench
        const abort = new AbortController()
        run(() => kit.signTransaction(xdr, { signal: abort.signal }))
        abort.abort()
      }, on.payload),
    sees: () => "aborted",
  },
  {
    name: "aborted-while-asked",
    says: "The app aborts while the wallet shows the request.",
    ask: "transaction",
    async cause(on) {
      await setWallet(on, { answer: "ask" })
      await on.page.evaluate(async (xdr) => {
        const { kit, loaded, run } = window.bench
        const abort = new AbortController()
        run(() => kit.signTransaction(xdr, { signal: abort.signal }))
        await loaded.side.requested()
        abort.abort()
      }, on.payload)
    },
    sees: () => "aborted",
  },
  {
    name: "aborted-after-the-answer",
    says: "The app aborts after the wallet has answered.",
    ask: "transaction",
    cause: (on) =>
      on.page.evaluate((xdr) => {
        const { kit, run } = window.bench
        const abort = new AbortController()
        run(async () => {
          await kit.signTransaction(xdr, { signal: abort.signal })
          abort.abort()
        })
      }, on.payload),
    sees: () => "succeeds",
  },
  {
    name: "canceled-on-the-screen",
    says: "The user cancels in the app while the wallet shows the request.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      await on.page.evaluate(() => {
        const { kit } = window.bench
        for (const { id } of kit.getState().pending) kit.cancel(id)
      })
    },
    sees: () => "aborted",
  },
  {
    name: "connection-aborted-while-asked",
    says: "The app aborts a connection while the wallet shows it.",
    ask: "connect",
    async cause(on) {
      await on.page.evaluate(() => window.bench.kit.disconnect())
      await setWallet(on, { answer: "ask", grants: [] })
      await on.page.evaluate(async () => {
        const { connect, loaded, run } = window.bench
        const abort = new AbortController()
        run(() => connect({ signal: abort.signal }))
        await loaded.side.requested()
        abort.abort()
      })
    },
    sees: () => "aborted",
  },
  {
    name: "disconnected-while-asked",
    says: "The app disconnects while the wallet shows the request.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      await on.page.evaluate(() => window.bench.kit.disconnect())
    },
    sees: () => "aborted disconnected",
  },
  {
    name: "network-changed-in-the-app",
    says: "The app switches its network while the wallet shows the request.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      await on.page.evaluate(() => {
        const { kit } = window.bench
        const { selectedNetwork } = kit.getState()
        kit.setNetwork("Test SDF Network ; September 2015")
        kit.setNetwork(selectedNetwork)
      })
    },
    sees: () => "aborted networkChanged",
  },
  {
    name: "wallet-list-emptied-while-asked",
    says: "The app takes the wallet from its list while the wallet shows the request.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      await on.page.evaluate(async () => {
        const { kit, module } = window.bench
        await kit.setWallets([])
        await kit.setWallets([module])
      })
    },
    sees: () => "aborted removed",
  },
  {
    name: "kit-destroyed-while-asked",
    says: "The app destroys its kit while the wallet shows the request.",
    ask: "transaction",
    async cause(on) {
      await on.page.evaluate(async (xdr) => {
        const { connect, createKit, loaded, run } = window.bench
        const kit = createKit()
        await connect({}, kit)
        await loaded.wallet.update({ answer: "ask" })
        run(() => kit.signTransaction(xdr))
        await loaded.side.requested()
        kit.destroy()
      }, on.payload)
    },
    sees: () => "aborted destroyed",
  },
  {
    name: "two-kits-ask-at-once",
    says: "Two kits in one page ask the same wallet at once. Both get their own answer.",
    ask: "transaction",
    excludes: ({ route }) =>
      route === "window" ? "each window needs a click, and the page has one button" : undefined,
    cause: (on) =>
      on.page.evaluate(async (xdr) => {
        const { connect, createKit, kit, run } = window.bench
        const second = createKit()
        await connect({}, second)
        run(async () => {
          await Promise.all([kit.signTransaction(xdr), second.signTransaction(xdr)])
          second.destroy()
        })
      }, on.payload),
    sees: () => "succeeds",
  },
]
