import type { LinkedWallet, PairingPrompt, WalletDescriptor } from "@alidade/core"
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useViewFocus } from "../dialog/use-view-focus.js"
import { useText } from "../hooks/use-text.js"
import { Spinner } from "../icons.js"
import { CodeView } from "./code-view.js"
import { ExplorerView } from "./explorer-view.js"
import { LinkedWalletList } from "./linked-wallet-list.js"
import { type BridgeView, createRouter } from "./router.js"
import { Toast, useToast } from "./toast.js"
import { useOnPhone } from "./use-on-phone.js"
import { useReady } from "./use-ready.js"

/** What `PairingView` takes. */
interface PairingViewProps {
  titleId: string
  prompt: PairingPrompt
  wallet: WalletDescriptor
  onCancel: () => void
}

/**
 * The bridge's modal: a code to scan, or on a phone the wallets whose app takes the link. It shows nothing before
 * all that it shows is there. A code that expires while the page is looked at is renewed once by itself.
 */
export function PairingView({ titleId, prompt, wallet, onCancel }: PairingViewProps): ReactElement {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [router] = useState(createRouter)
  const { view, history } = useSyncExternalStore(router.subscribe, router.getState, router.getState)
  const ready = useReady(prompt.wallets !== undefined)
  const { toast, show } = useToast()
  const onPhone = useOnPhone()
  useRenewal(prompt)
  useViewFocus(heading, view)
  const values = { wallet: wallet.name }
  const { state, wallets = [] } = prompt
  // On a phone the wallets come first, and the code is for another device.
  const walletsFirst = view === "ConnectWallet" && onPhone && wallets.length > 0
  const title = text(walletsFirst ? "openIn" : titles[view], values)
  useAnnounce(
    ready === "loading"
      ? text("starting", values)
      : (said[state] && text(said[state], values)) || title,
    state === "expired" || state === "offline",
  )
  const follow = (linked: LinkedWallet): void => prompt.follow(linked)
  return (
    <div
      className="alidade-pairing"
      data-part="pairing"
      data-view={view}
      data-state={ready === "loading" ? "loading" : state}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} data-part="title">
        {title}
      </h2>
      {ready === "loading" ? (
        <p className="alidade-reading" data-part="loading">
          <Spinner /> {text("starting", values)}
        </p>
      ) : view === "WalletExplorer" ? (
        <ExplorerView prompt={prompt} onFollow={follow} />
      ) : (
        <>
          {walletsFirst ? (
            <LinkedWalletList wallets={wallets} onFollow={follow} />
          ) : (
            <CodeView prompt={prompt} say={show} />
          )}
          {view === "ConnectWallet" && !onPhone && wallets.length > 0 && state === "ready" && (
            <LinkedWalletList wallets={wallets} onFollow={follow} />
          )}
          {ready === "late" && <p className="alidade-note">{text("listMissing")}</p>}
        </>
      )}
      <div className="alidade-more" data-part="views">
        {history.length > 1 && (
          <ViewButton name="back" label={text("back")} onClick={router.goBack} />
        )}
        {walletsFirst && (
          <ViewButton
            name="qrcode"
            label={text("anotherDevice")}
            onClick={() => router.push("Qrcode")}
          />
        )}
        {view === "ConnectWallet" && prompt.search && (
          <ViewButton
            name="explorer"
            label={text("allWallets")}
            onClick={() => router.push("WalletExplorer")}
          />
        )}
        <ViewButton name="cancel" label={text("cancel")} onClick={onCancel} />
      </div>
      <Toast {...toast} />
    </div>
  )
}

const titles = {
  ConnectWallet: "scanTitle",
  WalletExplorer: "allWallets",
  Qrcode: "scanTitle",
} as const satisfies Record<BridgeView, string>

const said = {
  starting: undefined,
  ready: undefined,
  expired: "codeExpired",
  offline: "bridgeOffline",
} as const satisfies Record<PairingPrompt["state"], string | undefined>

function ViewButton(props: { name: string; label: string; onClick: () => void }): ReactElement {
  return (
    <button
      type="button"
      className="alidade-secondary"
      data-action={props.name}
      onClick={props.onClick}
    >
      {props.label}
    </button>
  )
}

/** Asks once by itself for a new code, when one has expired before somebody's eyes. */
function useRenewal({ state, renew }: PairingPrompt): void {
  const renewed = useRef(false)
  useEffect(() => {
    if (state !== "expired" || renewed.current || document.visibilityState !== "visible") return
    renewed.current = true
    renew()
  }, [state, renew])
}
