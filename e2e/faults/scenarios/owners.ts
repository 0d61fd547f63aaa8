import type { Answer } from "@alidade/sandbox/browser"
import type { Bench, Scenario } from "../scenario.js"
import type { Way } from "../ways.js"

/** The simulated wallet's own answer to the next requests. */
function answers(
  name: string,
  says: string,
  answer: Answer,
  sees: Scenario["sees"],
  ask: Scenario["ask"] = "transaction",
): Scenario {
  return {
    name,
    says,
    ask,
    cause: (on) =>
      on.page.evaluate(async (answer) => {
        await window.bench.loaded.wallet.update({ answer })
      }, answer),
    sees,
  }
}

/** SC3: Scopuly's extension checks what the phone returns. */
const checksItself = ({ id }: Way): boolean => id === "scopuly" || id === "injected"

const sees =
  (kind: string) =>
  (way: Way): string =>
    checksItself(way) ? "bad-request" : way.signsOnly ? "bad-signature invalidForTransaction" : kind

/** Changes the wallet's account while its user reads the request, then approves. */
async function changeAccounts(on: Bench, times: number): Promise<void> {
  await on.page.evaluate(async () => {
    await window.bench.loaded.wallet.update({ answer: "ask" })
  })
  await on.ask()
  await on.page.evaluate(async (times) => {
    const { wallet, side } = window.bench.loaded
    await Promise.race([side.requested(), window.bench.outcome()])
    const accounts = wallet.accounts.map(({ address }) => address)
    for (let change = 1; change <= times; change++)
      await wallet.update({ account: accounts[change % 2]! })
    await wallet.update({ account: accounts[0]! })
    const { waiting } = await wallet.refresh()
    if (waiting.length > 0) await wallet.settle("approve")
  }, times)
}

/** Its controls are at a server, or its account is that of a path. */
const remote = ({ route, id }: Way): string | undefined =>
  route === "window" || id === "hot" || id.startsWith("xbull")
    ? "its settings are at a server, which takes no thousands of changes a second"
    : route === "relay"
      ? "each change goes through the relay"
      : route === "device" || route === "library"
        ? "its account is that of the path"
        : undefined

/** A wallet that cheats, and one whose user changes something meanwhile. */
export const owners: readonly Scenario[] = [
  answers(
    "wallet-signs-ten-times-the-amount",
    "The wallet shows the request, and signs ten times its amount.",
    "alter",
    sees("altered otherTransaction"),
  ),
  answers(
    "wallet-signs-with-another-account",
    "The wallet signs with its next account.",
    "wrong-signer",
    (way) =>
      way.id === "trezor" ? "wrong-account trezorOther" : sees("wrong-account otherSigner")(way),
  ),
  answers("wallet-declines", "The user declines.", "reject", () => "rejected"),
  answers(
    "wallet-declines-connection",
    "The user declines the connection.",
    "reject",
    // A wallet that knows the site names its account without a window.
    () => ["succeeds", "rejected"],
    "connect",
  ),
  {
    name: "ten-thousand-account-changes",
    says: "The wallet changes its account ten thousand times while the user reads the request, and back.",
    ask: "transaction",
    excludes: remote,
    cause: (on) => changeAccounts(on, 10_000),
    sees: () => ["succeeds", "wrong-account"],
  },
  {
    name: "second-wallet-answers",
    says: "A second extension answers as the wallet, with another account.",
    ask: "transaction",
    excludes: ({ id }) =>
      ["freighter", "lobstr", "hana"].includes(id)
        ? undefined
        : "no second wallet can answer as it",
    // Without a screen: with one, the user would choose.
    cause: (on) =>
      on.page.evaluate(
        async ({ id, xdr }) => {
          const { wallets } = window.alidadeSandbox!
          const { connect, createKit, loaded, run } = window.bench
          const kit = createKit({}, "no screen")
          await connect({}, kit)
          const second = id === "hana" ? wallets.onekey! : loaded.wallet
          const quirk = id === "hana" ? "IN5" : "IN6"
          await second.update({ installed: true, quirks: { [quirk]: true } })
          run(() => kit.signTransaction(xdr).finally(() => kit.destroy()))
        },
        { id: on.way.id, xdr: on.payload },
      ),
    sees: ({ id }) => (id === "hana" ? "not-installed" : "page-stale twoAnswer"),
    // The page remembers that two answer.
    breaksPage: () => true,
  },
]
