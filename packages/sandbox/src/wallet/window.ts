import type { Brain } from "./brain.js"
import { followModalDialogs } from "./modal-dialogs.js"
import { element, type Hand, isDecoded, screenFor } from "./screens.js"
import type { Waiting } from "./state.js"
import type { Summary } from "./summary.js"
import { inFront } from "./verdicts.js"
import { windowStyle } from "./window-style.js"

/**
 * Shows the wallet's window while something waits for a person, the latest request in front. An extension's
 * window lies outside the page; this one lies over it, in the top layer, inside the front modal dialog if there is
 * one, and keeps its events to itself. Returns how to stop.
 */
export function showWindows(brain: Brain, productName: string): () => void {
  let close: (() => void) | null = null

  const follow = (): void => {
    if (inFront(brain.getState())) close ??= openWindow(brain, productName)
    else {
      close?.()
      close = null
    }
  }

  follow()
  const unsubscribe = brain.subscribe(follow)
  return () => {
    unsubscribe()
    close?.()
  }
}

/** Events that the page would take for its own: a press outside a menu, Escape in a dialog, focus leaving. */
const keptEvents = [
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "click", "touchstart", "touchend"],
  ...["keydown", "keyup", "focusin", "focusout", "wheel", "contextmenu"],
]

function openWindow(brain: Brain, productName: string): () => void {
  const host = element("div")
  host.popover = "manual"
  host.dataset.alidadeSandbox = productName.toLowerCase()
  const root = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(windowStyle)
  root.adoptedStyleSheets = [sheet]
  for (const type of keptEvents)
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })

  const section = element("section")
  section.role = "dialog"
  section.tabIndex = -1
  root.append(section)

  const before = document.activeElement
  const stopFollowing = followModalDialogs((front) => {
    const focused = root.activeElement
    ;(front ?? document.body).append(host)
    host.showPopover()
    if (focused instanceof HTMLElement) focused.focus()
  })

  section.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return
    event.preventDefault()
    settle("close")
  })

  function settle(verdict: "approve" | "reject" | "close"): void {
    const front = inFront(brain.getState())
    if (front) brain.settle(verdict, front.id)
  }
  const hand: Hand = {
    approve: () => settle("approve"),
    reject: () => settle("reject"),
    close: () => settle("close"),
    unlock: () => brain.update({ locked: false }),
  }

  const summaries = new Map<string, Summary | null>()
  async function read(waiting: Waiting): Promise<void> {
    try {
      const { summarize } = await import("./summary.js")
      summaries.set(waiting.id, summarize(waiting))
    } catch {
      summaries.set(waiting.id, null)
    }
    draw()
  }

  let drawn = ""
  function draw(): void {
    const state = brain.getState()
    const front = inFront(state)
    if (!front) return
    const unread = isDecoded.has(front.kind) && !summaries.has(front.id)
    const behind = state.waiting.filter(({ shown }) => shown).length - 1
    const now = JSON.stringify([
      [front.id, unread, behind],
      [state.created, state.locked, state.account, state.network],
    ])
    if (now === drawn) return
    const isNew = !drawn.startsWith(`[["${front.id}"`)
    drawn = now

    const screen = screenFor(brain, front, summaries.get(front.id), productName, hand)
    const hadFocus = root.activeElement !== null
    section.ariaLabel = `${productName}, simulated: ${screen.title}`
    section.replaceChildren(
      bar(productName, hand.close),
      who(brain),
      body(screen.title, screen.main),
      footer(screen.buttons),
      element("p", note(behind), "note"),
    )
    if (isNew || hadFocus) section.focus()
    if (isNew && unread) void read(front)
  }

  draw()
  const unsubscribe = brain.subscribe(draw)
  return () => {
    unsubscribe()
    stopFollowing()
    const hadFocus = root.activeElement !== null
    host.remove()
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

function bar(productName: string, close: () => void): HTMLElement {
  const header = element("header")
  const cross = element("button", "×", "close")
  cross.type = "button"
  cross.ariaLabel = "Close window"
  cross.addEventListener("click", close)
  header.append(element("strong", productName), element("span", "simulated", "tag"), cross)
  return header
}

function who(brain: Brain): HTMLElement {
  const { account, created } = brain.getState()
  const line = element("p", "", "who")
  if (!created) return line
  const { name = "" } = brain.accounts.find(({ address }) => address === account) ?? {}
  const label = element("span")
  label.append(element("b", name), ` ${account.slice(0, 4)}…${account.slice(-6)}`)
  label.title = account
  line.append(label, element("span", brain.network().name))
  return line
}

function body(title: string, content: readonly Node[]): HTMLElement {
  const main = element("main")
  main.append(element("h2", title), ...content)
  return main
}

function footer(buttons: readonly HTMLButtonElement[]): HTMLElement {
  const line = element("footer")
  line.append(...buttons)
  return line
}

function note(behind: number): string {
  const others =
    behind === 1 ? "1 request more behind this one. " : `${behind} more behind this one. `
  return `${behind > 0 ? others : ""}Sandbox: public test keys, nothing of value.`
}
