import { type ReactElement, useLayoutEffect, useRef, useState } from "react"
import { createRoot } from "react-dom/client"
import "./styles.css"

const wallets = [
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

/** A native dialog of nine rows, as an app without our components would write it. */
function Wallets({ onClose }: { onClose: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="title" onClose={onClose}>
      <h2 id="title">Connect a Wallet</h2>
      <ul>
        {wallets.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => dialog.current?.close()}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

function App(): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Connect
      </button>
      {open && <Wallets onClose={() => setOpen(false)} />}
    </>
  )
}

createRoot(document.querySelector("#app")!).render(<App />)
