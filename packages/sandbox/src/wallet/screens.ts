import type { WalletModel } from "./model.js"
import type { RequestKind, Waiting } from "./state.js"
import type { Row, Summary } from "./summary.js"

/** What the person at a wallet's window can do. */
export interface Hand {
  approve(): void
  reject(): void
  unlock(): void
  /** Makes a wallet where there is none yet. */
  create(): void
  close(): void
}

/** What stands in a window: everything but its title bar. */
export interface Screen {
  title: string
  main: Node[]
  buttons: HTMLButtonElement[]
}

/**
 * The screen for a request as things stand: a welcome without a wallet, the lock, a notice, or what is asked.
 * `summary` is undefined until it is read, null when it cannot be.
 */
export function screenFor(
  model: WalletModel,
  waiting: Waiting,
  summary: Summary | null | undefined,
  productName: string,
  hand: Hand,
): Screen {
  const { created, locked } = model.getState()
  if (waiting.byBrowser) return deviceDialog(model, waiting, hand)
  if (!created)
    return {
      title: `Welcome to ${productName}`,
      main: [element("p", "No wallet was made here yet. In the sandbox a button makes one.")],
      buttons: [button("Close", hand.close), button("Set up", hand.create, "main")],
    }
  const { obstacle } = waiting
  if (obstacle?.kind === "blank")
    return { title: obstacle.title, main: [element("p", obstacle.text)], buttons: [] }
  if (locked)
    return {
      title: `${productName} is locked`,
      main: [element("p", "In the sandbox it opens without a password.")],
      buttons: [button("Unlock", hand.unlock, "main")],
    }
  if (obstacle?.kind === "notice")
    return {
      title: obstacle.title,
      main: [element("p", obstacle.text)],
      buttons: [button("Got it", hand.approve, "main")],
    }
  if (waiting.kind === "account")
    return {
      title: titles.account,
      main: asked(waiting, null),
      buttons: [button("Close", hand.close, "main")],
    }
  const approve = button("Approve", hand.approve, "main")
  const unread = summary === undefined && isDecoded.has(waiting.kind)
  approve.disabled = obstacle !== undefined || unread
  return {
    title: titles[waiting.kind],
    main: [
      ...asked(waiting, summary),
      ...(obstacle ? [warning(obstacle)] : []),
      ...(waiting.note ? [element("p", waiting.note)] : []),
    ],
    buttons: [button("Reject", hand.reject), approve],
  }
}

/** The browser's own dialog, in which a person lets a page have a device. */
function deviceDialog(model: WalletModel, { host, payload }: Waiting, hand: Hand): Screen {
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

/** What is asked in XDR, and read before it is shown. */
export const isDecoded: ReadonlySet<RequestKind> = new Set([
  "transaction",
  "auth-entry",
  "token",
  "batch",
])

const titles: Readonly<Record<RequestKind, string>> = {
  connect: "Connect this site?",
  address: "Is this the address?",
  transaction: "Sign this transaction?",
  "auth-entry": "Sign this authorization?",
  message: "Sign this message?",
  hash: "Sign this hash?",
  token: "Add this token?",
  batch: "Sign these transactions?",
  grant: "Do this without asking?",
  account: "Your account",
}

function asked(waiting: Waiting, summary: Summary | null | undefined): Node[] {
  const site = element("p", ["Asked by ", element("b", waiting.host)])
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
        element("p", "What this is cannot be shown."),
        rows([["Hash", waiting.payload]]),
      ]
    default:
      if (summary === undefined) return [site, element("p", "Reading …")]
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

/** Labels and what stands at each. */
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

/** Text of the page's, as it is: it may be long, so it can be reached and scrolled by keyboard. */
function text(content: string): HTMLElement {
  const pre = element("pre", content)
  pre.tabIndex = 0
  return pre
}

/** A button with its words. */
export function button(label: string, press: () => void, className = ""): HTMLButtonElement {
  const made = element("button", label, className)
  made.type = "button"
  made.addEventListener("click", press)
  return made
}

/** An element with a text, or with what is in it. Nothing in a window is ever parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  content: string | readonly (Node | string)[] = "",
  className = "",
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.append(...(typeof content === "string" ? [content] : content).filter(Boolean))
  if (className) made.className = className
  return made
}
