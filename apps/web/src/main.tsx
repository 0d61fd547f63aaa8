import { basePath } from "./logic/base-path.js"
import "@alidade/react/styles.css"
import "./ui/styles/tokens.css"
import "./ui/styles/base.css"
import "./ui/styles/controls.css"
import "./ui/styles/parts.css"
import "./ui/styles/preview.css"
import "./ui/styles/layout.css"
import "./ui/styles/work.css"
import "./ui/styles/welcome.css"
import "./ui/styles/account.css"
import "./ui/styles/dock.css"
import "./ui/styles/shortcuts.css"
import "./ui/styles/parties.css"
import "./ui/styles/preferences.css"
import { type ReactElement, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app/app.js"
import { Failure } from "./app/failure.js"
import { openPage } from "./app/kit.js"
import { whenIdle } from "./logic/when-idle.js"
import { openSavedLanguage } from "./page/choose-language.js"

const element = document.getElementById("root")
if (element) {
  const root = createRoot(element)
  // Without a top-level await: what opens the page is in chunks that import from this one.
  void open().then((page) => root.render(<StrictMode>{page}</StrictMode>))
}

/**
 * The page, or the reason why it can't be opened. The gallery needs neither a kit nor a network. Hosts that serve it from
 * a folder add a slash to its path.
 */
async function open(): Promise<ReactElement> {
  try {
    if (location.pathname.replace(/\/$/, "") === `${basePath}gallery`) {
      const { Gallery } = await import("./gallery/gallery.js")
      return <Gallery />
    }
    const [opened] = await Promise.all([openPage(), openSavedLanguage()])
    if (!opened.page.hasSandbox) whenIdle(keepCopy)
    return <App {...opened} />
  } catch (error) {
    return <Failure error={error} />
  }
}

/** Keeps a copy for offline use. Beside a sandbox it would be of no use: its networks and wallets need the server. */
function keepCopy(): void {
  import("./app/offline/keep-copy.js").then((module) => module.keepCopy()).catch(() => {})
}
