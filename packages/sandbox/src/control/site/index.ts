import { button, element } from "../../wallet/screens.js"
import { connectionNotice } from "./connection-notice.js"
import { controlStyle } from "./control-style.js"
import { messagesPart } from "./messages.js"
import type { Part, Run } from "./part.js"
import { phonePart } from "./phone.js"
import { requestsPart } from "./requests.js"
import { servicesPart } from "./services.js"
import { settingsPart } from "./settings.js"
import { summaryOf } from "./summary.js"
import { type ControlledWallet, loadWallets } from "./wallets.js"

const sheet = new CSSStyleSheet()
sheet.replaceSync(controlStyle)
document.adoptedStyleSheets = [sheet]

const header = element("header", [
  element("h1", "Sandbox control"),
  element("p", "Simulated wallets and networks on this computer. No real money."),
])
const failure = element("p", "", "failure")
failure.role = "alert"
const connection = connectionNotice(() => {
  failure.textContent = ""
})
document.body.append(header, connection.element, failure)

const run: Run = (action) => {
  Promise.resolve()
    .then(action)
    .then(
      () => {
        failure.textContent = ""
      },
      (thrown: unknown) => {
        failure.textContent = thrown instanceof Error ? thrown.message : String(thrown)
      },
    )
}

async function open(): Promise<void> {
  const wallets = await loadWallets(connection.draw)
  const list = element("ul")
  const nav = element("nav", [list])
  nav.ariaLabel = "Wallets"
  const chosen = element("section")
  const main = element("main", [chosen, servicesPart(run)])
  document.body.append(element("div", [nav, main], "columns"))

  let stop = (): void => {}
  const show = (wallet: ControlledWallet): void => {
    stop()
    stop = showWallet(chosen, wallet)
    history.replaceState(null, "", `#${wallet.name}`)
    for (const [one, tab] of tabs) tab.ariaCurrent = one === wallet ? "true" : null
  }
  const tabs = wallets.map((wallet) => {
    const tab = button("", () => show(wallet))
    const draw = (): void => {
      const { productName } = wallet.facts
      tab.replaceChildren(element("b", productName), element("span", summaryOf(wallet)))
    }
    wallet.subscribe(draw)
    draw()
    list.append(element("li", [tab]))
    return [wallet, tab] as const
  })
  const first = wallets.find(({ name }) => `#${name}` === location.hash) ?? wallets[0]
  if (first) show(first)
}

/** Shows a wallet. Returns a function that stops following it. */
function showWallet(section: HTMLElement, wallet: ControlledWallet): () => void {
  const parts: Part[] = [
    requestsPart(wallet, run),
    ...(wallet.name === "phone" ? [phonePart(run)] : []),
    settingsPart(wallet, run),
    messagesPart(),
  ]
  const title = element("h2", wallet.facts.productName)
  title.id = "wallet"
  section.setAttribute("aria-labelledby", title.id)
  section.replaceChildren(title, ...parts.map((part) => part.element))
  const draw = (): void => {
    for (const part of parts) part.draw(wallet.getState())
  }
  draw()
  return wallet.subscribe(draw)
}

run(open)
