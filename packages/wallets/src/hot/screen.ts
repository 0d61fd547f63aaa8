import { WalletError, type WalletUi } from "@alidade/core"
import { injected } from "../channel/injected.js"
import { pageOf } from "../page.js"
import { linkPart } from "./request-code.js"

/** A request that the person is to be sent to the wallet with. */
export interface Shown {
  requestId: string
  /** The widget's address. */
  widget: URL
  /** The person, or the widget in its frame, has closed it. */
  closed(): void
  /** Takes what shall be undone when the request has ended. */
  undo(action: () => void): void
}

/** Sends the person to the wallet. What it gives tells whether the frame has been taken away without a word. */
export type Show = (shown: Shown) => () => boolean

/** What a page that runs inside Telegram has as `window.Telegram.WebApp`. */
interface Telegram {
  openTelegramLink(href: string): void
}

/** Size of the widget, in CSS pixels (the specification, section 9). */
const SIZE = { width: 375, height: 560 }

/**
 * What the widget needs: its scripts, its own origin for its storage and for the check of its messages, forms, and
 * windows of its own for the wallet's links. It cannot take this page elsewhere, nor open dialogs or downloads.
 */
const PERMISSIONS =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"

/**
 * How the person gets to the wallet from here (HO3): inside Telegram by a deep link, elsewhere to its widget in a frame.
 * Throws `unsupported` where no screen would show that frame.
 */
export function screenHere(ui: WalletUi | undefined): Show {
  const telegram = injected<Telegram>(
    ["Telegram", "WebApp"],
    ["openTelegramLink"],
    pageOf("hot-wallet"),
  )
  if (telegram) return inTelegram(telegram, ui)
  if (ui?.attached) return inFrame(ui)
  throw new WalletError(
    "unsupported",
    "HOT's widget needs a screen of the kit's (overlay). Show one, and tell the kit by attachScreen().",
  )
}

function inTelegram(telegram: Telegram, ui: WalletUi | undefined): Show {
  return ({ requestId, undo }) => {
    const href = `https://t.me/herewalletbot/app?startapp=${linkPart(requestId)}`
    ui?.show({ kind: "waiting", on: "messenger", link: { href, name: "HOT" } })
    undo(() => ui?.show(undefined))
    telegram.openTelegramLink(href)
    return () => false
  }
}

function inFrame(ui: WalletUi): Show {
  return ({ requestId, widget, closed, undo }) => {
    const url = new URL(widget)
    url.search = linkPart(requestId)
    let frame: Window | undefined
    const close = (): void => {
      ui.show(undefined)
      closed()
    }
    const attach = (shown: Window): void => {
      frame = shown
    }
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (frame && source === frame && origin === url.origin && data === "hot-close") close()
    }
    window.addEventListener("message", hear)
    undo(() => window.removeEventListener("message", hear))
    ui.show({
      kind: "overlay",
      url: url.href,
      title: "HOT Wallet",
      ...SIZE,
      allow: "usb",
      sandbox: PERMISSIONS,
      attach,
      close,
    })
    undo(() => ui.show(undefined))
    return () => frame?.closed ?? false
  }
}
