import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, useEffect, useId, useRef, useState } from "react"
import { ConnectView } from "../connection/connect-view.js"
import { useKitContext } from "../context.js"
import type { ModalState } from "../dialog/modal.js"
import { Shell } from "../dialog/shell.js"
import { useConnect } from "../hooks/use-connect.js"
import { useWallets } from "../hooks/use-wallets.js"
import { MissingView } from "./missing-view.js"
import { useRecheck } from "./use-recheck.js"
import { WalletsView } from "./wallets-view.js"

type View =
  /** The list; after going back, with focus on the wallet that was picked. */
  | { name: "wallets"; returnTo?: string }
  | { name: "help" }
  | { name: "connection"; wallet: WalletDescriptor }

/** The connect dialog: the list of wallets, help for one that is missing, and the connection that was begun. */
export function WalletPicker({
  phase,
  container,
  byKeyboard,
  walletId,
}: Exclude<ModalState, { phase: "closed" }>): ReactElement {
  const { kit, modal } = useKitContext()
  const titleId = useId()
  const { wallets } = useWallets()
  const again = wallets.find(({ id }) => id === walletId)
  const [view, setView] = useState<View>(
    again ? { name: "connection", wallet: again } : { name: "wallets" },
  )
  const connection = useConnect()
  const { cancel, reset, connect, status } = connection
  useEffect(() => kit.attachScreen(), [kit])
  useRecheck(status !== "pending")
  useEffect(() => {
    if (phase === "closing") cancel()
  }, [phase, cancel])

  const pick = (wallet: WalletDescriptor): void => {
    setView({ name: "connection", wallet })
    modal.choose(wallet)
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
    modal.reconsider()
    setView({
      name: "wallets",
      ...(view.name === "connection" ? { returnTo: view.wallet.id } : {}),
    })
  }
  return (
    <Shell
      container={container}
      phase={phase}
      view={view.name}
      labelledBy={titleId}
      onDismiss={modal.close}
    >
      {view.name === "wallets" && (
        <WalletsView
          titleId={titleId}
          focus={view.returnTo ?? (byKeyboard ? "first" : "title")}
          onPick={pick}
          onHelp={() => setView({ name: "help" })}
          onClose={modal.close}
        />
      )}
      {view.name === "help" && (
        <MissingView titleId={titleId} onBack={back} onClose={modal.close} />
      )}
      {view.name === "connection" && (
        <ConnectView
          titleId={titleId}
          wallet={view.wallet}
          connection={connection}
          container={container}
          closing={phase === "closing"}
          onBack={back}
          onClose={modal.close}
        />
      )}
    </Shell>
  )
}
