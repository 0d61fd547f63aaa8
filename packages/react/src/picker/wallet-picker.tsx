import type { ConnectOptions, WalletDescriptor } from "@alidade/core"
import {
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { closeModal } from "../context/close-modal.js"
import { useKitContext } from "../context/kit-context.js"
import type { OpenModal } from "../context/modal.js"
import { onConnected } from "../context/on-connected.js"
import { containerOf, deepest } from "../dialog/dialog-container.js"
import { DialogFrame } from "../dialog/dialog-frame.js"
import { usePainted } from "../dialog/use-painted.js"
import { useConnect } from "../hooks/use-request.js"
import { useWallets } from "../hooks/use-wallets.js"
import { MODAL_CLOSE_MS } from "../parts/constants.js"
import { MissingView } from "./missing-view.js"
import { useRecheck } from "./use-recheck.js"
import { WalletsView } from "./wallets-view.js"

/** Selectors of the element to focus when a view appears. */
const TITLE = '[data-part="title"]'
const FIRST_WALLET = "[data-wallet]"

type View =
  /** The list. After going back, it focuses the picked wallet. */
  | { name: "wallets"; focus?: string }
  | { name: "help" }
  | { name: "connection"; wallet: WalletDescriptor; byPhone?: boolean | undefined }

/** Loads the view of a connection. */
export type LoadConnectView = (withConnection: true) => Promise<{ ConnectView?: ConnectViewType }>
type ConnectViewType = typeof import("../connection/connect-view.js").ConnectView

interface WalletPickerProps {
  loadView: LoadConnectView
  /** Unset while rendered ahead: outside the page, and subscribed only to the kit's state. */
  open: OpenModal | undefined
  /** The wallet whose connection is shown. */
  picked: RefObject<WalletDescriptor | undefined>
}

/** The connect dialog: the list of wallets, help for a missing one, and the connection in progress. */
export function WalletPicker({ open, picked, loadView }: WalletPickerProps): ReactElement {
  const { kit, modal } = useKitContext()
  const isOpen = open !== undefined
  const { trigger, byKeyboard, walletId, add = false, closing = false, settle, fail } = open ?? {}
  const close = useCallback(() => closeModal(modal), [modal])
  const titleId = useId()
  const { wallets } = useWallets()
  const container = useMemo(
    () => (trigger === undefined ? undefined : containerOf(trigger)),
    [trigger],
  )
  const firstFocus = useMemo(() => {
    if (trigger === undefined) return undefined
    return (byKeyboard ?? deepest(trigger)?.matches(":focus-visible")) ? FIRST_WALLET : TITLE
  }, [trigger, byKeyboard])
  const again = wallets.find(({ id }) => id === walletId)
  const [view, setView] = useState<View>(
    again ? { name: "connection", wallet: again } : { name: "wallets" },
  )
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!firstFocus || view.name === "connection") return
    const find = (selector: string): HTMLElement | null =>
      body.current!.querySelector<HTMLElement>(selector)
    const wanted = view.name === "wallets" ? (view.focus ?? firstFocus) : TITLE
    ;(find(wanted) ?? find(TITLE))?.focus()
  }, [view, firstFocus])
  const connection = useConnect()
  const { cancel, reset, status } = connection
  const connect = useCallback(
    (id?: string, byPhone?: boolean, options?: ConnectOptions) =>
      connection.connect(id, {
        ...options,
        ...(add && { add }),
        ...(byPhone && { transport: "phone" }),
      }),
    [connection.connect, add],
  )
  useEffect(() => (isOpen ? kit.attachScreen() : undefined), [kit, isOpen])
  useRecheck(isOpen && status !== "pending")
  useEffect(() => {
    if (closing) cancel()
  }, [closing, cancel])
  const { wallet, byPhone } = view.name === "connection" ? view : {}
  const isRemoved = wallet !== undefined && !wallets.some(({ id }) => id === wallet.id)
  useEffect(() => {
    // The app has removed the wallet whose connection is shown.
    if (!isRemoved) return
    reset()
    setView({ name: "wallets" })
  }, [isRemoved, reset])
  const isChoosing = isOpen && !wallet
  useLayoutEffect(() => {
    // A connection that began before the dialog was opened leaves nothing to choose. Its end may follow the first frame.
    if (isChoosing) return onConnected(kit, close)
  }, [kit, isChoosing, close])
  const [parts, setParts] = useState<{ ConnectView?: ConnectViewType }>()
  const isWanted = usePainted(isOpen) || wallet !== undefined
  useEffect(() => {
    if (!isWanted) return
    loadView(true).then(setParts, (cause) => {
      if (!wallet) return
      // Nobody could follow a connection without its view.
      fail?.(cause)
      close()
    })
  }, [isWanted, wallet, fail, close, loadView])
  const ConnectView = wallet && parts?.ConnectView
  const shown = ConnectView && wallet
  useEffect(() => {
    if (!settle) return
    picked.current = shown
    if (!shown) return
    // Emitted after the list has disappeared, because the connection view replaces it.
    const timer = setTimeout(() => {
      kit.emit("walletSelected", shown)
      settle(shown)
    }, MODAL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [kit, shown, picked, settle])

  const pick = useCallback(
    (wallet: WalletDescriptor, byPhone?: boolean): void => {
      setView({ name: "connection", wallet, byPhone })
      // Inside the click, because a wallet may open a window.
      void connect(wallet.id, byPhone)
    },
    [connect],
  )
  const help = useCallback(() => setView({ name: "help" }), [])
  // A connection of its app is asked for there again.
  const isApp = again?.type !== "BRIDGE_WALLET" && again?.phone?.inUse
  const begin = useRef(again && (() => pick(again, isApp)))
  useEffect(() => {
    // Runs once, even if React runs the effect twice.
    begin.current?.()
    begin.current = undefined
  }, [])
  const back = (): void => {
    reset()
    setView({
      name: "wallets",
      ...(wallet ? { focus: `[data-wallet="${CSS.escape(wallet.id)}"]` } : {}),
    })
  }
  return (
    <DialogFrame
      container={container}
      closing={closing}
      view={wallet && !ConnectView ? "wallets" : view.name}
      labelledBy={titleId}
      onDismiss={close}
    >
      {view.name !== "help" && !ConnectView && (
        <WalletsView
          body={body}
          titleId={titleId}
          isShown={isOpen}
          onPick={pick}
          onHelp={help}
          onClose={close}
        />
      )}
      {view.name === "help" && (
        <MissingView body={body} titleId={titleId} onBack={back} onClose={close} />
      )}
      {ConnectView && container && (
        <ConnectView
          titleId={titleId}
          wallet={wallet}
          byPhone={byPhone}
          connection={{ ...connection, connect: (id, options) => connect(id, byPhone, options) }}
          container={container}
          onBack={back}
          onClose={close}
        />
      )}
    </DialogFrame>
  )
}
