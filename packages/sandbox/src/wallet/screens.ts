import type { WalletModel } from "./model.js"
import type { AskedKind, Waiting } from "./state.js"
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

/** What a window says that can make the wallet itself, where there is none yet. */
export interface Welcome {
  readonly title: string
  readonly text: string
  /** What the button says that makes it. */
  readonly button: string
}

/** How a wallet's windows are, where they are not as most are. */
export interface Look {
  /** As `screenFor`. */
  screen(
    model: WalletModel,
    waiting: Waiting,
    summary: Summary | null | undefined,
    hand: Hand,
  ): Screen
  /** What its style sheet has more. */
  readonly style: string
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
  welcome?: Welcome,
): Screen {
  const { created, locked } = model.getState()
  if (!created && welcome)
    return {
      title: welcome.title,
      main: [element("p", welcome.text)],
      buttons: [button("Close", hand.close), button(welcome.button, hand.create, "main")],
    }
  if (!created)
    return {
      title: `Welcome to ${productName}`,
      main: [element("p", "No wallet was made here yet. The sandbox's settings can make one.")],
      buttons: [button("Close", hand.close)],
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
    main: [...asked(waiting, summary), ...(obstacle ? [warning(obstacle)] : [])],
    buttons: [button("Reject", hand.reject), approve],
  }
}

/** What is asked in XDR, and read before it is shown. */
export const isDecoded: ReadonlySet<AskedKind> = new Set([
  "transaction",
  "auth-entry",
  "token",
  "batch",
])

const titles: Readonly<Record<AskedKind, string>> = {
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
      return [site, rows([["Address", waiting.payload]])]
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
export function rows(list: readonly Row[]): HTMLElement {
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
export function text(content: string): HTMLElement {
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
