import { useConnectModal, useKitState } from "@alidade/react"
import { type ReactElement, useEffect, useEffectEvent, useState } from "react"
import { usePlace } from "../../page/place.js"
import { type Theme, usePreference } from "../../page/preferences.js"
import { say } from "../../texts/en/shortcuts.js"
import { Button } from "../../ui/button.js"
import { late } from "../../ui/loading.js"
import { isPaletteKey, type ShortcutAction, shortcutOf } from "./shortcut.js"

const Palette = late(() => import("../palette/palette.js"))
const ShortcutList = late(() => import("./shortcut-list.js"))

/**
 * The page's shortcuts, and the button that lists them. They are single keys, so they work only while no field has
 * focus, and can be turned off (WCAG 2.1.4).
 */
export function Shortcuts({ onTheme }: { onTheme: (theme: Theme) => void }): ReactElement {
  const [choice, choose] = usePreference("shortcuts", (saved) => (saved === "off" ? "off" : "on"))
  const [open, setOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const connected = useKitState((state) => state.activeAddress !== undefined)
  const { open: connect } = useConnectModal()
  const { go } = usePlace()

  /** Returns whether there was something to do. */
  function act(action: ShortcutAction): boolean {
    switch (action) {
      case "list":
        setOpen(true)
        return true
      case "connect":
        if (!connected) void connect().catch(() => {})
        return !connected
      case "field":
        return focusOn(firstVisible("main .input:not([readonly])"))
      case "network":
        return focusOn(firstVisible("header .network select"))
      default:
        // Without an account, there are only these jobs.
        if (!connected && action !== "check" && action !== "contract") return false
        go(action)
        focusOn(firstVisible(`.jobs [href="#${action}"]`))
        return true
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event) && !document.querySelector(":modal")) {
      event.preventDefault()
      setPaletteOpen(true)
      return
    }
    const action = choice === "on" && isFree(event) ? shortcutOf(event) : undefined
    if (action && act(action)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    document.addEventListener("keydown", listener)
    return () => document.removeEventListener("keydown", listener)
  }, [])

  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setPaletteOpen(true)}
      >
        {say("palette")}
      </Button>
      {isPaletteOpen && <Palette onTheme={onTheme} onClose={() => setPaletteOpen(false)} />}
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say("title")}
      </Button>
      {open && (
        <ShortcutList
          on={choice === "on"}
          onSwitch={(on) => choose(on ? "on" : "off")}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Whether a key is for the page: no field has focus, and nothing is open above the page. */
function isFree(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  if (!(target instanceof HTMLElement) || document.querySelector(":modal")) return false
  if (target.isContentEditable || target.matches("input, textarea, select")) return false
  // The windows of simulated wallets are beside the page.
  return target === document.body || target.closest(".app") !== null
}

/** The first element of these that is visible. */
function firstVisible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((field) =>
    field.checkVisibility(),
  )
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return element != null
}
