import type { Bench, Scenario } from "../scenario.js"
import { decide, setWallet } from "../wallet-side.js"

/** What happens to the app while the wallet shows its request. */
type Meanwhile = "nothing" | "leaves" | "unmounts" | "mounts again"

/**
 * An app of React asks, whose provider has the bench's kit. Fails if the wallet gets more requests than the app made.
 */
async function askInReact(on: Bench, isStrict: boolean, meanwhile: Meanwhile): Promise<void> {
  await setWallet(on, { answer: "ask" })
  await on.page.evaluate(
    async ({ xdr, isStrict, meanwhile }) => {
      const { kit, loaded, run } = window.bench
      const { mountReactApp } = await window.harness.faultsReact()
      const app = await mountReactApp(kit, isStrict)
      const ids = new Set<string>()
      const stop = kit.subscribe(() => {
        for (const { id } of kit.getState().pending) ids.add(id)
      })
      /** Has the app ask, and does what happens meanwhile. */
      const ask = async (): Promise<unknown> => {
        const asked = app.signTransaction(xdr)
        if (meanwhile === "nothing") return asked
        await Promise.race([loaded.side.requested(), asked.catch(() => {})])
        if (meanwhile === "leaves") app.leave()
        if (meanwhile === "unmounts") app.unmount()
        if (meanwhile !== "mounts again") return asked
        app.unmount()
        const ended = await asked.then(
          () => "succeeds",
          ({ kind }) => kind,
        )
        if (ended !== "aborted") throw new Error(`the first app's request ${ended}`)
        await loaded.side.approve()
        const again = await mountReactApp(kit, isStrict)
        return again.signTransaction(xdr).finally(() => again.unmount())
      }
      run(async () => {
        const [outcome] = await Promise.allSettled([ask()])
        stop()
        app.unmount()
        const expected = meanwhile === "mounts again" ? 2 : 1
        if (ids.size !== expected) throw new Error(`${ids.size} requests`)
        if (outcome.status === "rejected") throw outcome.reason
      })
    },
    { xdr: on.payload, isStrict, meanwhile },
  )
  if (meanwhile !== "nothing") return
  await on.page.evaluate(() => window.bench.shown())
  await decide(on, "approve")
}

/** A component of React connects, and is removed while the wallet shows it, or not. Afterwards nothing is connected, as before. */
async function connectInReact(on: Bench, isRemoved: boolean): Promise<void> {
  await on.page.evaluate(() => window.bench.kit.disconnect())
  await setWallet(on, { answer: isRemoved ? "ask" : "approve", grants: [] })
  await on.page.evaluate(async (isRemoved) => {
    const { connect, kit, loaded, run } = window.bench
    const { mountReactApp } = await window.harness.faultsReact()
    const app = await mountReactApp(kit, true)
    run(async () => {
      try {
        const connecting = connect({}, { ...kit, connect: app.connect })
        if (isRemoved) {
          await loaded.side.requested()
          app.leave()
        }
        return await connecting
      } finally {
        app.unmount()
        await kit.disconnect()
      }
    })
  }, isRemoved)
}

function inReact(
  name: string,
  says: string,
  isStrict: boolean,
  meanwhile: Meanwhile,
  sees: string,
): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    cause: (on) => askInReact(on, isStrict, meanwhile),
    sees: () => sees,
  }
}

/** An app of React is removed in the middle, or runs in StrictMode. */
export const react: readonly Scenario[] = [
  inReact(
    "react-in-strict-mode",
    "An app of React asks in StrictMode, which mounts each component twice. The wallet gets one request.",
    true,
    "nothing",
    "succeeds",
  ),
  inReact(
    "react-component-unmounts-while-asked",
    "The component that asked is removed while the wallet shows the request.",
    false,
    "leaves",
    "aborted",
  ),
  inReact(
    "react-component-unmounts-in-strict-mode",
    "The component that asked in StrictMode is removed while the wallet shows the request.",
    true,
    "leaves",
    "aborted",
  ),
  inReact(
    "react-app-unmounts-while-asked",
    "The whole app is removed while the wallet shows the request.",
    true,
    "unmounts",
    "aborted",
  ),
  inReact(
    "react-app-mounts-again-while-asked",
    "The app is removed while the wallet shows the request, and mounted again. It asks again, and the user approves.",
    true,
    "mounts again",
    "succeeds",
  ),
  {
    name: "react-connects-in-strict-mode",
    says: "An app of React connects in StrictMode.",
    ask: "connect",
    cause: (on) => connectInReact(on, false),
    sees: () => "succeeds",
  },
  {
    name: "react-component-unmounts-while-connecting",
    says: "The component that connects is removed while the wallet shows the connection.",
    ask: "connect",
    cause: (on) => connectInReact(on, true),
    sees: () => "aborted",
  },
]
