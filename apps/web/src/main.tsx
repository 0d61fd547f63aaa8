import { basePath } from "./logic/base-path.js"
import "./ui/styles/connect-button.css"
import "./ui/styles/tokens.css"
import "./ui/styles/base.css"
import "./ui/styles/controls.css"
import "./ui/styles/parts.css"
import "./ui/styles/layout.css"
import "./ui/styles/header.css"
import "./ui/styles/work.css"
import "./ui/styles/welcome.css"
import "./ui/styles/shortcuts.css"
import "./ui/styles/parties.css"
import "./ui/styles/preferences.css"
import { type ReactElement, StrictMode, startTransition, useEffect } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { App } from "./app/app.js"
import { Failure } from "./app/failure.js"
import { openPage } from "./app/kit.js"
import { whenIdle } from "./logic/when-idle.js"
import { openSavedLanguage } from "./page/choose-language.js"
import { forgetDialog } from "./page/place.js"

const root = document.getElementById("root")
// Without a top-level await: what opens the page is in chunks that import from this one.
if (root) void open().then((page) => show(page, root))

/** Takes over the first screen that the page came with, if it is what there is to show. Otherwise replaces it. */
function show({ content, config }: Opened, root: HTMLElement): void {
  const page = (
    <StrictMode>
      <Answering root={root} />
      {content}
    </StrictMode>
  )
  const html = document.documentElement
  const isFirst = config !== undefined && root.dataset.config === config
  // In a transition, React takes over in pieces, between which the browser answers.
  if (isFirst && !html.hasAttribute("data-opening"))
    startTransition(() => void hydrateRoot(root, page))
  else {
    root.replaceChildren()
    html.removeAttribute("data-opening")
    createRoot(root).render(page)
  }
}

/** Presses again what was pressed before the page could answer. */
function Answering({ root }: { root: HTMLElement }): null {
  useEffect(() => {
    dispatchEvent(new Event("alidade-open"))
    const pressed = root.querySelector<HTMLElement>("[data-pressed]")
    pressed?.removeAttribute("data-pressed")
    pressed?.click()
  }, [root])
  return null
}

interface Opened {
  content: ReactElement
  /** The configuration of a page that opened, as JSON. */
  config?: string
}

/**
 * The page, or the reason why it can't be opened. The gallery needs neither a kit nor a network. Hosts that serve it from
 * a folder add a slash to its path.
 */
async function open(): Promise<Opened> {
  try {
    if (location.pathname.replace(/\/$/, "") === `${basePath}gallery`) {
      const { Gallery } = await import("./gallery/gallery.js")
      return { content: <Gallery /> }
    }
    forgetDialog()
    const [opened] = await Promise.all([openPage(), openSavedLanguage()])
    if (!opened.page.hasSandbox) whenIdle(keepCopy)
    return { content: <App {...opened} />, config: JSON.stringify(opened.page.config) }
  } catch (error) {
    return { content: <Failure error={error} /> }
  }
}

/** Keeps a copy for offline use. Beside a sandbox it would be of no use: its networks and wallets need the server. */
function keepCopy(): void {
  import("./app/offline/keep-copy.js").then((module) => module.keepCopy()).catch(() => {})
}
