import { around, type SayInWallet, sayIn, type WalletLanguage } from "./language.js"
import type { WalletControls } from "./model.js"
import type { RequestKind, Step, Waiting } from "./state.js"
import type { Row, Summary } from "./summary.js"
import { currentStep } from "./verdicts.js"

/** What a person can do in a wallet's window. */
export interface PanelActions {
  approve(): void
  reject(): void
  unlock(): void
  /** Sets up a new wallet. */
  create(): void
  pass(step: Step): void
  close(): void
}

/** The content of a window below its title bar. */
export interface Screen {
  title: string
  main: Node[]
  buttons: HTMLButtonElement[]
  /** Whether its title and content are in English in every language, as those that only one wallet has. */
  isEnglish?: boolean
}

/**
 * Builds the screen for a request: a welcome if no wallet is set up, the lock, a notice, or the request itself.
 * `summary` is undefined until it is read, and null if it cannot be read.
 */
export function screenFor(
  model: WalletControls,
  waiting: Waiting,
  summary: Summary | null | undefined,
  productName: string,
  actions: PanelActions,
): Screen {
  const { created, locked, language } = model.getState()
  const say = sayIn(language)
  if (waiting.byBrowser) return deviceDialog(model, waiting, actions, say)
  if (!created)
    return {
      title: say("welcome", { wallet: productName }),
      main: [element("p", say("noWallet"))],
      buttons: [button(say("close"), actions.close), button(say("setUp"), actions.create, "main")],
    }
  const { obstacle } = waiting
  if (obstacle?.kind === "blank")
    return {
      title: obstacle.title,
      main: [element("p", obstacle.text)],
      buttons: [],
      isEnglish: true,
    }
  if (locked)
    return {
      title: say("locked", { wallet: productName }),
      main: [element("p", say("noPassword"))],
      buttons: [button(say("unlock"), actions.unlock, "main")],
    }
  const step = currentStep(waiting, model.getState())
  if (step)
    return {
      title: step.title,
      main: [element("p", step.text)],
      buttons: [
        button(say("close"), actions.close),
        button(step.button, () => actions.pass(step), "main"),
      ],
      isEnglish: true,
    }
  if (waiting.elsewhere)
    return {
      title: waiting.elsewhere.title,
      main: [element("p", waiting.elsewhere.text)],
      buttons: [
        button(say("reject"), actions.reject),
        button(say("approve"), actions.approve, "main"),
      ],
      isEnglish: true,
    }
  if (obstacle?.kind === "notice")
    return {
      title: obstacle.title,
      main: [element("p", obstacle.text)],
      buttons: [button(say("gotIt"), actions.approve, "main")],
      isEnglish: true,
    }
  if (waiting.kind === "account")
    return {
      title: say("account"),
      main: requestContent(waiting, null, language),
      buttons: [button(say("close"), actions.close, "main")],
    }
  const approve = button(say("approve"), actions.approve, "main")
  const isReading = summary === undefined && isDecoded.has(waiting.kind)
  approve.disabled = obstacle !== undefined || isReading
  return {
    title: say(waiting.kind),
    main: [
      ...requestContent(waiting, summary, language),
      ...inEnglish(language, [
        ...(obstacle ? [warning(obstacle)] : []),
        ...(waiting.note ? [element("p", waiting.note)] : []),
      ]),
    ],
    buttons: [button(say("reject"), actions.reject), approve],
  }
}

/** The browser's own dialog, where a person gives a page access to a device. */
function deviceDialog(
  model: WalletControls,
  { host, payload }: Waiting,
  actions: PanelActions,
  say: SayInWallet,
): Screen {
  const offered = model.getState().installed && payload
  const connect = button(say("connectDevice"), actions.approve, "main")
  connect.disabled = !offered
  return {
    title: say("wantsDevice", { host }),
    main: [element("p", offered || say("noDevice")), element("p", say("browserPrompt"))],
    buttons: [button(say("cancel"), actions.reject), connect],
  }
}

/** Requests that contain XDR, which is decoded before it is shown. */
export const isDecoded: ReadonlySet<RequestKind> = new Set([
  "transaction",
  "auth-entry",
  "token",
  "batch",
])

function requestContent(
  waiting: Waiting,
  summary: Summary | null | undefined,
  language: WalletLanguage | undefined,
): Node[] {
  const say = sayIn(language)
  const [before, after] = around(say("requestedBy"), "host")
  const site = element("p", [before, element("b", waiting.host), after])
  switch (waiting.kind) {
    case "connect":
      return [site, bullets([say("seesAddress"), say("maySign")])]
    case "message":
      return [site, text(waiting.payload)]
    case "grant":
      return [site, ...inEnglish(language, [bullets(waiting.payload.split("\n"))])]
    case "account":
    case "address":
      return [site, rows([[say("addressRow"), waiting.payload]])]
    case "hash":
      return [site, element("p", say("cannotShow")), rows([[say("hashRow"), waiting.payload]])]
    default:
      if (summary === undefined) return [site, element("p", say("reading"))]
      if (summary === null) return [site, text(waiting.payload)]
      return [
        site,
        ...inEnglish(language, [
          rows(summary.rows),
          ...summary.parts.flatMap((part) => [element("h3", part.title), rows(part.rows)]),
        ]),
      ]
  }
}

/** Marks parts that are in English in every language. */
export function inEnglish(
  language: WalletLanguage | undefined,
  parts: readonly HTMLElement[],
): readonly HTMLElement[] {
  if (language) for (const part of parts) Object.assign(part, { lang: "en", dir: "ltr" })
  return parts
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
