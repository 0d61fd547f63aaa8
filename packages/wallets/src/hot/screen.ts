import { reason, WalletError, type WalletUi } from "@alidade/core"
import { findInjected } from "../channel/injected.js"
import { pageOf } from "../page.js"
import { linkPart } from "./request-code.js"

/** A request and what its screen needs. */
export interface HotScreen {
  requestId: string
  /** The widget's address. */
  widget: URL
  /** Called when the user, or the widget in its frame, closes the wallet. */
  closed(): void
  /** Registers a cleanup that runs when the request has ended. */
  undo(action: () => void): void
}

/** Opens the wallet. The returned function says whether the frame was removed without notice. */
export type OpenWallet = (shown: HotScreen) => () => boolean

/** What a page inside Telegram has as `window.Telegram.WebApp`. */
interface Telegram {
  openTelegramLink(href: string): void
}

/** Size of the widget, in CSS pixels (section 9 of the specification). */
const SIZE = { width: 375, height: 560 }

/**
 * Sandbox permissions of the widget: scripts, its own origin for its storage and the check of its messages, forms, and
 * popups for the wallet's links. It cannot navigate this page, open dialogs, or download.
 */
const PERMISSIONS =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"

/**
 * Chooses how to open the wallet (HO3): inside Telegram by a deep link, elsewhere as a widget in a frame. Throws
 * `unsupported` if no screen would show that frame.
 */
export function screenHere(ui: WalletUi | undefined): OpenWallet {
  const telegram = findInjected<Telegram>(
    ["Telegram", "WebApp"],
    ["openTelegramLink"],
    pageOf("hot-wallet"),
  )
  if (telegram) return inTelegram(telegram, ui)
  if (ui?.attached) return inFrame(ui)
  throw new WalletError(
    "unsupported",
    reason(
      "noScreen",
      "{wallet} needs a screen that shows the {prompt} prompt. Render one, and register it with attachScreen().",
      { wallet: "HOT", prompt: "overlay" },
    ),
  )
}

function inTelegram(telegram: Telegram, ui: WalletUi | undefined): OpenWallet {
  return ({ requestId, undo }) => {
    const href = `https://t.me/herewalletbot/app?startapp=${linkPart(requestId)}`
    ui?.show({ kind: "waiting", on: "messenger", link: { href, name: "HOT" } })
    undo(() => ui?.show(undefined))
    telegram.openTelegramLink(href)
    return () => false
  }
}

function inFrame(ui: WalletUi): OpenWallet {
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
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (frame && source === frame && origin === url.origin && data === "hot-close") close()
    }
    window.addEventListener("message", onMessage)
    undo(() => window.removeEventListener("message", onMessage))
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
