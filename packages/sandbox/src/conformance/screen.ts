import type { TestedScreen } from "./module.js"
import type { WalletSide } from "./side.js"

/** A screen that acts on each prompt: it scans a code, chooses the first account, shows a frame, or accepts a hash. */
export interface Screen extends TestedScreen {
  /** Removes the prompt when the request ends. */
  end(): void
}

export function createScreen(side: WalletSide): Screen {
  let scanned: unknown
  let shown: { url: unknown; frame: HTMLIFrameElement } | undefined
  let isOver = false

  function end(): void {
    shown?.frame.remove()
    shown = undefined
    isOver = true
  }

  function frame(url: string, attach: (page: Window) => void): void {
    if (shown?.url === url) return
    shown?.frame.remove()
    const frame = document.createElement("iframe")
    frame.src = url
    document.body.append(frame)
    shown = { url, frame }
    attach(frame.contentWindow!)
  }

  return {
    attached: true,
    show(prompt: unknown) {
      if (isOver) return
      const { kind, ...shownNow } = (prompt ?? {}) as Record<string, unknown>
      const act = (name: string, ...given: unknown[]): void =>
        (shownNow[name] as (...all: unknown[]) => void)(...given)
      if (kind === "overlay") return frame(String(shownNow.url), (page) => act("attach", page))
      shown?.frame.remove()
      shown = undefined
      if (kind === "blind") act("confirm")
      if (kind === "pairing" && shownNow.uri !== undefined && shownNow.uri !== scanned) {
        scanned = shownNow.uri
        void side.scan?.(String(scanned))
      }
      if (kind === "accounts" && !shownNow.reading) {
        const [first] = shownNow.accounts as unknown[]
        if (first) act("choose", first)
      }
    },
    end,
  }
}
