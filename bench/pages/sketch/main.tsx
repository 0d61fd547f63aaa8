import { type ReactElement, useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import { createStore } from "./store.js"
import "../react/styles.css"

/**
 * What is reachable: the least that an honest connect button does, without our packages. It has nine cards, a store, and
 * one late file with icons, a probe over page messages, and a native dialog that is rendered ahead. It leaves out what
 * happens after a row is pressed (requests, verification, previews), errors, languages, themes, the search, help,
 * arrow keys, announcements, restoring, and protection from the page's styles.
 */
const names = [
  "Albedo",
  "Freighter",
  "Hana",
  "HOT",
  "Ledger",
  "LOBSTR",
  "Rabet",
  "WalletConnect",
  "xBull",
]
const store = createStore(
  names.map((name) => ({ id: name.toLowerCase(), name, isAvailable: false })),
)
let loading: Promise<typeof import("./late.js")> | undefined
const load = () => {
  loading ??= import("./late.js")
  return loading
}

function App(): ReactElement {
  const [late, setLate] = useState<typeof import("./late.js")>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const start = () => load().then((late) => late.probe(store).then(() => setLate(late)))
    const handle = requestIdleCallback(start)
    return () => cancelIdleCallback(handle)
  }, [])
  const press = () => {
    setOpen(true)
    load().then((late) => {
      setLate(late)
      return late.probe(store)
    })
  }
  return (
    <>
      <button type="button" onPointerEnter={load} onClick={press}>
        Connect
      </button>
      {late && <late.Picker store={store} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

createRoot(document.querySelector("#app")!).render(<App />)
