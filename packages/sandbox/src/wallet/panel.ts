import { far } from "./far.js"
import { type SayInWallet, sayIn } from "./language.js"
import type { WalletControls } from "./model.js"
import {
  button,
  element,
  inEnglish,
  isDecoded,
  type PanelActions,
  type Screen,
  screenFor,
} from "./screens.js"
import type { Waiting } from "./state.js"
import type { Summary } from "./summary.js"
import { currentStep, inFront } from "./verdicts.js"

/** What a wallet shows while no request is pending. */
export interface Notice {
  readonly title: string
  readonly text: string
}

/** Options of a panel. */
export interface PanelOptions {
  /** A dialog over a page, or the main part of the wallet's own page. */
  role: "dialog" | "main"
  /** Whether it has a close button and closes on Escape. For panels without a browser window around them. */
  canClose: boolean
  /** What closing does while no request is pending; nothing by default. */
  leave?: (() => void) | undefined
  /** The notice while no request is pending. Without it, the panel keeps its last screen. */
  idle?: () => Notice
}

/** An open panel. It redraws when the model changes; call `draw` when its notice changes. */
export interface Panel {
  draw(): void
  stop(): void
}

/** Opens a wallet's panel in a root. It follows the model and shows the request in front with its actions. */
export function openPanel(
  root: ShadowRoot,
  model: WalletControls,
  productName: string,
  { role, canClose, leave, idle }: PanelOptions,
): Panel {
  const section = element("section")
  section.role = role
  section.tabIndex = -1
  root.append(section)

  section.addEventListener("keydown", (event) => {
    if (!canClose || event.key !== "Escape") return
    event.preventDefault()
    settle("close")
  })

  function settle(verdict: "approve" | "reject" | "close"): void {
    const front = inFront(model.getState())
    if (front) void model.settle(verdict, front.id)
    else if (verdict === "close") leave?.()
  }
  const actions: PanelActions = {
    approve: () => settle("approve"),
    reject: () => settle("reject"),
    close: () => settle("close"),
    unlock: () => void model.update({ locked: false }),
    create: () => void model.update({ created: true }),
    pass: ({ quirk }) => void model.update({ quirks: { [quirk]: false } }),
  }

  const summaries = new Map<string, Summary | null>()
  async function read(waiting: Waiting): Promise<void> {
    try {
      const { toCodes } = await far(import("./summary.js"))
      summaries.set(waiting.id, await toCodes(waiting))
    } catch {
      summaries.set(waiting.id, null)
    }
    draw()
  }

  let drawn = ""
  function draw(): void {
    const state = model.getState()
    const front = inFront(state)
    const notice = front ? undefined : idle?.()
    if (!front && !notice) return
    const isReading = front !== undefined && isDecoded.has(front.kind) && !summaries.has(front.id)
    const behind = front ? state.waiting.filter(({ shown }) => shown).length - 1 : 0
    const subject = front?.id ?? "notice"
    const now = JSON.stringify([
      [subject, isReading, behind, notice],
      [state.installed, state.created, state.locked, state.account, state.network],
      [state.language?.lang, front && currentStep(front, state)],
    ])
    if (now === drawn) return
    const isNew = !drawn.startsWith(`[["${subject}"`)
    drawn = now

    const screen: Screen = front
      ? screenFor(model, front, summaries.get(front.id), productName, actions)
      : {
          title: notice?.title ?? "",
          main: [element("p", notice?.text)],
          buttons: [],
          isEnglish: true,
        }
    const hadFocus = root.activeElement !== null
    const { language } = state
    const say = sayIn(language)
    if (language) Object.assign(section, { lang: language.lang, dir: language.dir })
    const body = element("div", [element("h2", screen.title), ...screen.main], "body")
    if (screen.isEnglish) inEnglish(language, [body])
    section.ariaLabel = say("label", { wallet: productName, title: screen.title })
    section.replaceChildren(
      bar(
        element(role === "main" ? "h1" : "strong", productName),
        canClose ? actions.close : null,
        say,
      ),
      identity(model, front, say),
      body,
      ...(screen.buttons.length > 0 ? [element("footer", screen.buttons)] : []),
      element("p", note(behind, say), "note"),
    )
    if (isNew || hadFocus) section.focus()
    if (isNew && front && isReading) void read(front)
  }

  draw()
  return { draw, stop: model.subscribe(draw) }
}

function bar(name: HTMLElement, close: (() => void) | null, say: SayInWallet): HTMLElement {
  const header = element("header", [name, element("span", say("simulated"), "tag")])
  if (close) {
    const cross = button("×", close, "close")
    cross.ariaLabel = say("closeWindow")
    header.append(cross)
  }
  return header
}

/** The account and network that sign: those of the request, otherwise those of the wallet's settings. */
function identity(
  model: WalletControls,
  front: Waiting | undefined,
  say: SayInWallet,
): HTMLElement {
  const { created, account, network } = { ...model.getState(), ...front?.as }
  if (!created) return element("p", "", "who")
  const { name = say("otherAccount") } =
    model.accounts.find(({ address }) => address === account) ?? {}
  const short = ` ${account.slice(0, 4)}…${account.slice(-6)}`
  const label = element("span", [element("b", name), short])
  label.title = account
  const shown = model.networks.find(({ id }) => id === network)?.name
  return element("p", [label, element("span", shown)], "who")
}

function note(behind: number, say: SayInWallet): string {
  const others = behind === 1 ? say("moreOne") : say("more", { count: String(behind) })
  return `${behind > 0 ? `${others} ` : ""}${say("note")}`
}
