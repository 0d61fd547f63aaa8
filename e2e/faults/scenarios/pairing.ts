import { command, onlyPhones, untilOver } from "../relay-side.js"
import type { Bench, Scenario } from "../scenario.js"
import { decide, passLimit, setWallet } from "../wallet-side.js"

/** How long the client waits for a relay that it can't reach, in ms. */
const UNREACHABLE = 60_000
/** How long it waits until it says so on the screen, in ms. */
const OFFLINE = 15_000

/** Ends the session, so that the next connection pairs a phone. */
async function unpair(on: Bench): Promise<void> {
  await on.page.evaluate(() => window.bench.kit.disconnect())
  await setWallet(on, { answer: "ask", grants: [] })
}

/** Pairs, and goes on when the phone shows the connection. */
async function pairAndShow(on: Bench): Promise<void> {
  await unpair(on)
  await on.ask()
  await on.page.evaluate(() => window.bench.shown())
}

/** Waits until the screen shows the pairing in this state. */
function untilPairing(on: Bench, state: "starting" | "offline"): Promise<void> {
  return on.page.evaluate(
    (state) =>
      new Promise<void>((resolve) => {
        const { kit } = window.bench
        const look = (): void => {
          const prompt = kit.getState().pending[0]?.prompt
          if (prompt?.kind !== "pairing" || prompt.state !== state) return
          stop()
          resolve()
        }
        const stop = kit.subscribe(look)
        look()
      }),
    state,
  )
}

/** Pairs over a relay with a fault that lasts. The client gives up after a minute. */
async function pairInVain(on: Bench, fault: object): Promise<void> {
  await unpair(on)
  await command(on, "relay/update", fault)
  await on.ask()
  await untilPairing(on, "starting")
  await passLimit(on, OFFLINE)
  await untilPairing(on, "offline")
  await passLimit(on, UNREACHABLE)
  await untilOver(on)
}

function inVain(name: string, says: string, fault: object): Scenario {
  return {
    name,
    says,
    ask: "connect",
    excludes: onlyPhones,
    keeps: ["sockets", "timeouts"],
    cause: (on) => pairInVain(on, fault),
    sees: () => "external phoneFailed",
  }
}

/** The phone shows the connection while the relay has a fault. The user approves. */
function whileShown(name: string, says: string, happens: (on: Bench) => Promise<void>): Scenario {
  return {
    name,
    says,
    ask: "connect",
    excludes: onlyPhones,
    keeps: ["sockets"],
    async cause(on) {
      await pairAndShow(on)
      await happens(on)
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  }
}

/** WalletConnect's relay fails while a phone is paired. */
export const pairing: readonly Scenario[] = [
  inVain(
    "relay-down-when-pairing",
    "The relay takes no connections while the app wants to pair a phone.",
    { listening: false },
  ),
  inVain(
    "relay-answers-403-when-pairing",
    "A proxy in front of the relay refuses each connection with 403.",
    { httpStatus: 403 },
  ),
  inVain("relay-answers-503-when-pairing", "The relay's host answers each connection with 503.", {
    httpStatus: 503,
  }),
  inVain(
    "relay-answers-with-a-page-when-pairing",
    "A network's sign-in page answers in the relay's place (200).",
    { httpStatus: 200 },
  ),
  inVain(
    "relay-silent-when-pairing",
    "The relay takes all messages of a pairing, and neither answers nor delivers.",
    { silent: true },
  ),
  {
    name: "relay-comes-back-when-pairing",
    says: "The relay is down when the app wants to pair a phone. It comes back once the screen says so, and the user approves.",
    ask: "connect",
    excludes: onlyPhones,
    keeps: ["sockets"],
    async cause(on) {
      await unpair(on)
      await command(on, "relay/update", { listening: false })
      await on.ask()
      await untilPairing(on, "starting")
      await passLimit(on, OFFLINE)
      await untilPairing(on, "offline")
      await command(on, "relay/update", { listening: true })
      await on.page.evaluate(() => window.bench.shown())
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  whileShown(
    "relay-cuts-the-socket-while-pairing",
    "The relay's socket is cut while the phone shows the connection. The user approves.",
    (on) => command(on, "relay/drop"),
  ),
  whileShown(
    "relay-restarts-while-pairing",
    "The relay restarts while the phone shows the connection. The user approves.",
    (on) => command(on, "relay/restart"),
  ),
  whileShown(
    "relay-down-while-pairing",
    "The relay is down for a moment while the phone shows the connection. The user approves afterwards.",
    async (on) => {
      await command(on, "relay/update", { listening: false })
      await command(on, "relay/update", { listening: true })
    },
  ),
  {
    name: "relay-slow-while-pairing",
    says: "The relay takes a second for each message of a pairing.",
    ask: "connect",
    excludes: onlyPhones,
    async cause(on) {
      await unpair(on)
      await setWallet(on, { answer: "approve" })
      await command(on, "relay/update", { delay: 1_000 })
      await on.ask()
      await untilOver(on)
    },
    sees: () => "succeeds",
  },
  {
    name: "relay-loses-the-approval",
    says: "The relay loses the phone's approval of the connection.",
    ask: "connect",
    excludes: onlyPhones,
    keeps: ["sockets", "timeouts"],
    async cause(on) {
      await pairAndShow(on)
      await command(on, "relay/update", { lose: 1 })
      await decide(on, "approve")
      await on.page.evaluate(() => window.bench.idle())
      await passLimit(on)
      await untilOver(on)
    },
    sees: () => "timeout expired",
  },
]
