import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, type RefObject, useEffect, useId, useRef, useState } from "react"
import { ConnectView } from "../connection/connect-view.js"
import { MODAL_CLOSE_MS } from "../constants.js"
import { useKitContext } from "../context/kit-context.js"
import { closeModal, type OpenModal } from "../context/modal.js"
import { containerOf, deepest } from "../dialog/dialog-container.js"
import { DialogFrame } from "../dialog/dialog-frame.js"
import { useConnect } from "../hooks/use-request.js"
import { useWallets } from "../hooks/use-wallets.js"
import { MissingView } from "./missing-view.js"
import { useRecheck } from "./use-recheck.js"
import { WalletsView } from "./wallets-view.js"

type View =
  /** The list; after going back, with focus on the wallet that was picked. */
  | { name: "wallets"; returnTo?: string }
  | { name: "help" }
  | { name: "connection"; wallet: WalletDescriptor }

/** What `WalletPicker` takes. */
interface WalletPickerProps extends OpenModal {
  /** The wallet whose connection is shown. */
  picked: RefObject<WalletDescriptor | undefined>
}

/** The connect dialog: the list of wallets, help for one that is missing, and the connection that was begun. */
export function WalletPicker({
  trigger,
  byKeyboard,
  walletId,
  closing,
  picked,
  settle,
}: WalletPickerProps): ReactElement {
  const { kit, modal } = useKitContext()
  const close = (): void => closeModal(modal)
  const titleId = useId()
  const { wallets } = useWallets()
  const [container] = useState(() => containerOf(trigger))
  const [firstFocus] = useState(() =>
    (byKeyboard ?? deepest(trigger)?.matches(":focus-visible")) ? "first" : "title",
  )
  const again = wallets.find(({ id }) => id === walletId)
  const [view, setView] = useState<View>(
    again ? { name: "connection", wallet: again } : { name: "wallets" },
  )
  const connection = useConnect()
  const { cancel, reset, connect, status } = connection
  useEffect(() => kit.attachScreen(), [kit])
  useRecheck(status !== "pending")
  useEffect(() => {
    if (closing) cancel()
  }, [closing, cancel])
  const wallet = view.name === "connection" ? view.wallet : undefined
  useEffect(() => {
    picked.current = wallet
    if (!wallet) return
    // Told once the list has gone, whose place the connection takes.
    const timer = setTimeout(() => {
      kit.emit("walletSelected", wallet)
      settle(wallet)
    }, MODAL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [kit, wallet, picked, settle])

  const pick = (wallet: WalletDescriptor): void => {
    setView({ name: "connection", wallet })
    // In the click itself: a wallet's window needs it.
    void connect(wallet.id)
  }
  const begin = useRef(again && (() => pick(again)))
  useEffect(() => {
    // Once, though React may run an effect twice.
    begin.current?.()
    begin.current = undefined
  }, [])
  const back = (): void => {
    reset()
    setView({ name: "wallets", ...(wallet ? { returnTo: wallet.id } : {}) })
  }
  return (
    <DialogFrame
      container={container}
      closing={closing}
      view={view.name}
      labelledBy={titleId}
      onDismiss={close}
    >
      {view.name === "wallets" && (
        <WalletsView
          titleId={titleId}
          focus={view.returnTo ?? firstFocus}
          onPick={pick}
          onHelp={() => setView({ name: "help" })}
          onClose={close}
        />
      )}
      {view.name === "help" && <MissingView titleId={titleId} onBack={back} onClose={close} />}
      {view.name === "connection" && (
        <ConnectView
          titleId={titleId}
          wallet={view.wallet}
          connection={connection}
          container={container}
          onBack={back}
          onClose={close}
        />
      )}
    </DialogFrame>
  )
}
