import type { WalletModel } from "./model.js"
import type { RequestKind, Waiting } from "./state.js"
import type { Row, Summary } from "./summary.js"

/** What a person can do in a wallet's window. */
export interface PanelActions {
  approve(): void
  reject(): void
  unlock(): void
  /** Sets up a new wallet. */
  create(): void
  close(): void
}

/** The content of a window below its title bar. */
export interface Screen {
  title: string
  main: Node[]
  buttons: HTMLButtonElement[]
}

/**
 * Builds the screen for a request: a welcome if no wallet is set up, the lock, a notice, or the request itself.
 * `summary` is undefined until it is read, and null if it cannot be read.
 */
export function screenFor(
  model: WalletModel,
  waiting: Waiting,
  summary: Summary | null | undefined,
  productName: string,
  actions: PanelActions,
): Screen {
  const { created, locked } = model.getState()
  if (waiting.byBrowser) return deviceDialog(model, waiting, actions)
  if (!created)
    return {
      title: `Welcome to ${productName}`,
      main: [element("p", "No wallet is set up yet. In the sandbox, one click creates it.")],
      buttons: [button("Close", actions.close), button("Set up", actions.create, "main")],
    }
  const { obstacle } = waiting
  if (obstacle?.kind === "blank")
    return { title: obstacle.title, main: [element("p", obstacle.text)], buttons: [] }
  if (locked)
    return {
      title: `${productName} is locked`,
      main: [element("p", "In the sandbox, it unlocks without a password.")],
      buttons: [button("Unlock", actions.unlock, "main")],
    }
  if (obstacle?.kind === "notice")
    return {
      title: obstacle.title,
      main: [element("p", obstacle.text)],
      buttons: [button("Got it", actions.approve, "main")],
    }
  if (waiting.kind === "account")
    return {
      title: titles.account,
      main: requestContent(waiting, null),
      buttons: [button("Close", actions.close, "main")],
    }
  const approve = button("Approve", actions.approve, "main")
  const isReading = summary === undefined && isDecoded.has(waiting.kind)
  approve.disabled = obstacle !== undefined || isReading
  return {
    title: titles[waiting.kind],
    main: [
      ...requestContent(waiting, summary),
      ...(obstacle ? [warning(obstacle)] : []),
      ...(waiting.note ? [element("p", waiting.note)] : []),
    ],
    buttons: [button("Reject", actions.reject), approve],
  }
}

/** The browser's own dialog, where a person gives a page access to a device. */
function deviceDialog(
  model: WalletModel,
  { host, payload }: Waiting,
  actions: PanelActions,
): Screen {
  const offered = model.getState().installed && payload
  const connect = button("Connect", actions.approve, "main")
  connect.disabled = !offered
  return {
    title: `${host} wants to connect to a device`,
    main: [
      element("p", offered || "No compatible devices found."),
      element("p", "This is the browser's prompt. It gives the page access to the device."),
    ],
    buttons: [button("Cancel", actions.reject), connect],
  }
}

/** Requests that contain XDR, which is decoded before it is shown. */
export const isDecoded: ReadonlySet<RequestKind> = new Set([
  "transaction",
  "auth-entry",
  "token",
  "batch",
])

const titles: Readonly<Record<RequestKind, string>> = {
  connect: "Connect this site?",
  address: "Is this your address?",
  transaction: "Sign this transaction?",
  "auth-entry": "Sign this authorization?",
  message: "Sign this message?",
  hash: "Sign this hash?",
  token: "Add this token?",
  batch: "Sign these transactions?",
  grant: "Allow this without asking again?",
  account: "Your account",
}

function requestContent(waiting: Waiting, summary: Summary | null | undefined): Node[] {
  const site = element("p", ["Requested by ", element("b", waiting.host)])
  switch (waiting.kind) {
    case "connect":
      return [site, bullets(["It will see this account's address.", "It may ask for signatures."])]
    case "message":
      return [site, text(waiting.payload)]
    case "grant":
      return [site, bullets(waiting.payload.split("\n"))]
    case "account":
    case "address":
      return [site, rows([["Address", waiting.payload]])]
    case "hash":
      return [
        site,
        element("p", "This wallet can't show what you are signing."),
        rows([["Hash", waiting.payload]]),
      ]
    default:
      if (summary === undefined) return [site, element("p", "Reading…")]
      if (summary === null) return [site, text(waiting.payload)]
      return [
        site,
        rows(summary.rows),
        ...summary.parts.flatMap((part) => [element("h3", part.title), rows(part.rows)]),
      ]
  }
}

function warning({ title, text }: { title: string; text: string }): HTMLElement {
  return element("div", [element("strong", title), text], "obstacle")
}

/** A list of labels with their values. */
function rows(list: readonly Row[]): HTMLElement {
  const isKey = (value: string): boolean => /^[A-Z0-9]{56,}$/.test(value)
  return element(
    "dl",
    list.flatMap(([label, value]) => [
      element("dt", label),
      element("dd", value, isKey(value) ? "key" : ""),
    ]),
  )
}

const bullets = (items: readonly string[]): HTMLElement =>
  element(
    "ul",
    items.map((item) => element("li", item)),
  )

/** Text from the page, unchanged. It may be long, so it is focusable and scrolls by keyboard. */
function text(content: string): HTMLElement {
  const pre = element("pre", content)
  pre.tabIndex = 0
  return pre
}

/** Creates a button with a label. */
export function button(label: string, press: () => void, className = ""): HTMLButtonElement {
  const created = element("button", label, className)
  created.type = "button"
  created.addEventListener("click", press)
  return created
}

/** Creates an element with a text or child nodes. Nothing in a window is ever parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  content: string | readonly (Node | string)[] = "",
  className = "",
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  created.append(...(typeof content === "string" ? [content] : content).filter(Boolean))
  if (className) created.className = className
  return created
}
