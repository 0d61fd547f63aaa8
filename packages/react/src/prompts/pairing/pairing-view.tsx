import type { LinkedWallet, PairingPrompt, WalletDescriptor } from "@alidade/core"
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useAnnounce } from "../../dialog/announce.js"
import { useViewFocus } from "../../dialog/use-view-focus.js"
import { useText } from "../../hooks/use-text.js"
import { promptEnglish } from "../../messages/prompts.js"
import { Spinner } from "../../parts/icons.js"
import { openWebsite } from "../../parts/open-website.js"
import { CodeView } from "./code-view.js"
import { ExplorerView } from "./explorer-view.js"
import { FollowedView } from "./followed-view.js"
import { LinkedWalletList } from "./linked-wallet-list.js"
import { createRouter } from "./router.js"
import { Toast, useToast } from "./toast.js"
import { useOnPhone } from "./use-on-phone.js"
import { useReady } from "./use-ready.js"

interface PairingViewProps {
  titleId: string
  prompt: PairingPrompt
  wallet: WalletDescriptor
  onCancel: () => void
}

/**
 * The pairing modal: a code to scan or, on a phone, the wallets whose app can open the link. It stays hidden until
 * everything it shows has loaded. A code that expires while the page is visible is renewed once automatically.
 */
export function PairingView({ titleId, prompt, wallet, onCancel }: PairingViewProps): ReactElement {
  const text = useText(promptEnglish)
  const heading = useRef<HTMLHeadingElement>(null)
  const [router] = useState(createRouter)
  const { view, history } = useSyncExternalStore(router.subscribe, router.getState, router.getState)
  const { state, uri, wallets = [] } = prompt
  const ready = useReady(prompt.wallets !== undefined)
  const lastCode = useLast(uri)
  const { toast, show } = useToast()
  const onPhone = useOnPhone()
  const [followed, setFollowed] = useState<{ wallet: LinkedWallet; uri: string | undefined }>()
  useRenewal(prompt)
  const isReady = state === "ready"
  // Only until the code changes: the opened app waits for the old one.
  const opened = followed && followed.uri === uri ? followed.wallet : undefined
  // The picked wallet's own app, unless the user wants the code for another device.
  const app = view === "ConnectWallet" && isReady ? prompt.app : undefined
  const shown = opened ?? app
  const isExploring = view === "WalletExplorer" && isReady
  // On a phone the wallets come first, and the code is for another device.
  const walletsFirst = view === "ConnectWallet" && onPhone && isReady && wallets.length > 0
  useViewFocus(heading, `${view} ${state} ${shown?.id}`)
  const title = text(
    walletsFirst
      ? "openIn"
      : isExploring
        ? "allWallets"
        : wallet.type === "BRIDGE_WALLET"
          ? "scanTitle"
          : "scanWith",
    { wallet: wallet.name },
  )
  const opening = text("starting", { wallet: wallet.name })
  const failed = state === "expired" || state === "offline"
  // While the first or a new code loads, there is nothing to scan.
  const isLoading = ready === "loading" || state === "starting"
  useAnnounce(shown ? "" : isLoading ? opening : failed ? text(failures[state]) : title, failed)
  const follow = (linked: LinkedWallet): void => {
    prompt.follow(linked)
    if (onPhone || linked === prompt.app) setFollowed({ wallet: linked, uri })
  }
  if (shown) {
    return (
      <FollowedView
        titleId={titleId}
        wallet={shown}
        isOpened={opened !== undefined || prompt.isOpened === true}
        {...(prompt.app && !wallet.inApp ? { onInstall: () => openWebsite(wallet) } : {})}
        onFollow={() => follow(shown)}
        onShowCode={() => {
          setFollowed(undefined)
          router.push("Qrcode")
        }}
        onCancel={onCancel}
      />
    )
  }
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
          <Spinner /> {opening}
        </p>
      ) : isExploring ? (
        <ExplorerView prompt={prompt} onFollow={follow} />
      ) : walletsFirst ? (
        <LinkedWalletList wallets={wallets} onFollow={follow} />
      ) : (
        <>
          <CodeView prompt={prompt} lastCode={lastCode} showToast={show} />
          {view === "ConnectWallet" && wallets.length > 0 && isReady && (
            <LinkedWalletList wallets={wallets} onFollow={follow} />
          )}
          {ready === "late" && isReady && (
            <p className="alidade-note" data-part="list-missing">
              {text("listMissing")}
            </p>
          )}
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

const failures = { expired: "codeExpired", offline: "bridgeOffline" } as const

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

/** The last defined value. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

/** Renews the code once automatically, if it expires while the page is visible. */
function useRenewal({ state, renew }: PairingPrompt): void {
  const renewed = useRef(false)
  useEffect(() => {
    if (state !== "expired" || renewed.current || document.visibilityState !== "visible") return
    renewed.current = true
    renew()
  }, [state, renew])
}
