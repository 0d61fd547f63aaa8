import type { WalletModel } from "../wallet/model.js"
import {
  button,
  element,
  type Hand,
  type Look,
  rows,
  type Screen,
  text,
} from "../wallet/screens.js"
import type { Waiting } from "../wallet/state.js"
import type { Summary } from "../wallet/summary.js"

/** The browser's dialog, and the device: its small screen between its two buttons. */
export const look: Look = {
  screen: (model, waiting, summary, hand) =>
    waiting.byBrowser ? dialog(model, waiting, hand) : device(model, waiting, summary, hand),
  style: `
.who { display: none; }
.body:has(> .device) { background: var(--bar); }
.body:has(> .device) > h2 { font-size: 0.875rem; text-align: center; }
.device {
  margin-block-start: 0.75rem;
  padding: 0.75rem;
  border: 0.5rem solid #3c3f45;
  border-radius: 0.75rem;
  background: #000;
  color: #fff;
}
.cable { margin-block-start: 0.5rem; text-align: center; font-size: 0.75rem; }
.device :is(p, dt) { color: #c8c8cc; }
.device :is(dd, h3) { color: #fff; }
.device pre { border-color: #55585f; background: #111; color: #fff; }
@media (forced-colors: active) { .device { border-color: CanvasText; } }
`,
}

function dialog(model: WalletModel, { host, payload }: Waiting, hand: Hand): Screen {
  const offered = model.getState().installed && payload
  const connect = button("Connect", hand.approve, "main")
  connect.disabled = !offered
  return {
    title: `${host} wants to connect to a device`,
    main: [
      element("p", offered || "No compatible devices found."),
      element("p", "So asks the browser. The page sees the device from then on."),
    ],
    buttons: [button("Cancel", hand.reject), connect],
  }
}

function device(
  model: WalletModel,
  waiting: Waiting,
  summary: Summary | null | undefined,
  hand: Hand,
): Screen {
  const { title, reject, approve } = words[waiting.kind] ?? words.hash
  const shown = element("div", "", "device")
  shown.append(...facts(model, waiting, summary))
  const approving = button(approve, hand.approve, "main")
  approving.disabled = summary === undefined && isSummed(waiting)
  return {
    title,
    main: [shown, element("p", "Closing this pulls the cable.", "cable")],
    buttons: [button(reject, hand.reject), approving],
  }
}

interface Words {
  readonly title: string
  readonly reject: string
  readonly approve: string
}

const sign = { reject: "Reject", approve: "Approve" }
const words: Partial<Record<Waiting["kind"], Words>> & { hash: Words } = {
  address: { title: "Verify address", ...sign },
  transaction: { title: "Review transaction", ...sign },
  "auth-entry": { title: "Review authorization", ...sign },
  message: { title: "Review message", ...sign },
  hash: { title: "Blind signing", ...sign },
}

function facts(model: WalletModel, waiting: Waiting, summary: Summary | null | undefined): Node[] {
  const { kind, payload, passphrase, as } = waiting
  const account = as?.account ?? ""
  if (kind === "address") return [rows([["Address", payload]])]
  if (kind === "message") return [text(payload), rows([["Signer", account]])]
  if (!isSummed(waiting))
    return [
      element("p", "The device cannot show what this is."),
      rows([
        ["Hash", payload],
        ["Signer", account],
      ]),
    ]
  if (!summary) return [summary === undefined ? element("p", "Reading …") : text(payload)]
  const network = model.networks.find((known) => known.passphrase === passphrase)
  return [
    rows([["Network", network?.name ?? "Unknown"], ...summary.rows, ["Signer", account]]),
    ...summary.parts.flatMap((part) => [element("h3", part.title), rows(part.rows)]),
  ]
}

function isSummed({ kind }: Waiting): boolean {
  return kind === "transaction" || kind === "auth-entry"
}
