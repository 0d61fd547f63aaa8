import { button, element } from "../../wallet/screens.js"
import { type Answer, answers, type WalletSettings } from "../../wallet/state.js"
import { checkbox, more, selectField } from "./fields.js"
import type { Part, Run } from "./part.js"
import type { ControlledWallet } from "./wallets.js"
import { answerWords, presenceWords } from "./words.js"

const answerOptions = answers.map((answer) => [answer, answerWords[answer]] as const)

/** What a wallet is and does: its answers, account, network, lock, sites, and faults. */
export function settingsPart(wallet: ControlledWallet, run: Run): Part {
  const set = (settings: Partial<WalletSettings>): void => run(() => wallet.update(settings))

  const answer = selectField("Answers each request", answerOptions, (value) =>
    set({ answer: value as Answer }),
  )
  const next = selectField("Next answer", answerOptions)
  const queue = element("p")
  queue.role = "status"
  const add = button("Add", () => run(() => wallet.next(next.value() as Answer)))
  add.ariaLabel = "Add next answer"
  const clear = button("Clear", () => set({ next: [] }))
  clear.ariaLabel = "Clear next answers"

  const account = selectField("Account", [], (value) => set({ account: value }))
  const network = selectField(
    "Network",
    wallet.networks.map(({ id, name }) => [id, name] as const),
    (value) => set({ network: value as WalletSettings["network"] }),
  )
  const installed = checkbox(presenceWords[wallet.facts.home][0], (on) => set({ installed: on }))
  const created = checkbox("Set up", (on) => set({ created: on }))
  const locked = checkbox("Locked", (on) => set({ locked: on }))

  const sites = element("ul", "", "sites")
  let drawnSites = ""
  const quirks = wallet.quirks.map(({ id, text }) => ({
    id,
    ...checkbox(text.english, (on) => set({ quirks: { [id]: on } })),
  }))
  const faults = more("Quirks and faults", [
    element(
      "ul",
      quirks.map((quirk) => element("li", [quirk.element])),
    ),
  ])

  return {
    element: element("section", [
      element("h3", "Settings"),
      element("div", [answer.element, account.element, network.element], "fields"),
      element("div", [next.element, add, clear], "row"),
      queue,
      element(
        "div",
        [
          // A wallet with only a site is always there.
          ...(wallet.facts.home === "site" ? [] : [installed.element]),
          created.element,
          locked.element,
        ],
        "row",
      ),
      sites,
      faults,
      button("Reset this wallet", () => run(() => wallet.reset())),
    ]),
    draw(state) {
      answer.set(state.answer)
      queue.textContent =
        state.next.length > 0 ? `Next: ${state.next.map((one) => answerWords[one]).join(", ")}` : ""
      clear.disabled = state.next.length === 0
      account.offer(
        wallet.accounts.map(({ name, address }) => [
          address,
          `${name}, ${address.slice(0, 4)}…${address.slice(-4)}`,
        ]),
      )
      account.set(state.account)
      network.set(state.network)
      installed.set(state.installed)
      created.set(state.created)
      locked.set(state.locked)
      for (const quirk of quirks) quirk.set(state.quirks[quirk.id] ?? false)
      const key = JSON.stringify(state.grants)
      if (key === drawnSites) return
      drawnSites = key
      sites.replaceChildren(
        ...[...new Set(state.grants.map(({ host }) => host))].map((host) =>
          element("li", [
            element("span", `Connected to ${host}`),
            button(`Disconnect ${host}`, () =>
              set({ grants: wallet.getState().grants.filter((grant) => grant.host !== host) }),
            ),
          ]),
        ),
      )
    },
  }
}
