import { type ReactElement, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import type { Store } from "./store.js"

/** The text of each wallet's icon, by its path. */
const icons = import.meta.glob<string>("../../../packages/wallets/src/*/icon.svg", {
  query: "?raw",
  import: "default",
  eager: true,
})

let probed: Promise<void> | undefined

/** Asks all wallets with a message each, and writes once what has answered within 500 ms. */
export function probe(store: Store): Promise<void> {
  probed ??= new Promise((resolve) => {
    const found = new Set<unknown>()
    const listen = ({ source, data }: MessageEvent) => {
      if (source === window && data?.kind === "answer") found.add(data.id)
    }
    addEventListener("message", listen)
    for (const { id } of store.read()) postMessage({ kind: "question", id }, location.origin)
    setTimeout(() => {
      removeEventListener("message", listen)
      const wallets = store
        .read()
        .map((wallet) => ({ ...wallet, isAvailable: found.has(wallet.id) }))
      store.write(wallets.toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable)))
      resolve()
    }, 500)
  })
  return probed
}

function Icon({ source }: { source: string }): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(source, "image/svg+xml")
    documentElement.setAttribute("width", "32")
    documentElement.setAttribute("height", "32")
    place.current?.replaceChildren(documentElement)
  }, [source])
  return <span ref={place} aria-hidden="true" />
}

interface PickerProps {
  store: Store
  open: boolean
  onClose: () => void
}

export function Picker({ store, open, onClose }: PickerProps): ReactElement {
  const wallets = useSyncExternalStore(store.subscribe, store.read)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  return (
    <dialog ref={dialog} aria-labelledby="title" onClose={onClose}>
      <h2 id="title">Connect a Wallet</h2>
      <ul>
        {wallets.map(({ id, name, isAvailable }) => (
          <li key={id}>
            <button type="button" onClick={() => dialog.current?.close()}>
              <Icon source={icons[`../../../packages/wallets/src/${id}/icon.svg`] ?? ""} /> {name}{" "}
              {isAvailable && <small>Installed</small>}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
