import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, useLayoutEffect, useRef } from "react"
import { useKit } from "../context/kit-context.js"
import { ViewHeader } from "../dialog/view-header.js"
import { useAccount } from "../hooks/use-account.js"
import { useNetworkName } from "../hooks/use-network-name.js"
import type { UseConnectResult } from "../hooks/use-request.js"
import { useWalletName } from "../hooks/use-wallet-name.js"
import { useWallets } from "../hooks/use-wallets.js"
import { useWrongNetwork } from "../hooks/use-wrong-network.js"
import { useNamedAddress } from "../names/use-named-address.js"
import { SUCCESS_MS } from "../parts/constants.js"
import { openWebsite } from "../parts/open-website.js"
import { RequestPrompt } from "../prompts/request-prompt.js"
import type { Action } from "./status-rows.js"
import { StatusView } from "./status-view.js"
import { networksOf, type ViewState, waitingFor, waitingPrompt } from "./view-state.js"

interface ConnectViewProps {
  titleId: string
  wallet: WalletDescriptor
  /** The wallet's app on a phone was asked for. */
  byPhone?: boolean | undefined
  connection: UseConnectResult
  /** Container for a frame above the dialog. */
  container: Element | ShadowRoot
  onBack: () => void
  onClose: () => void
}

/** A connection in progress or its result: what is pending, and who must act. */
export function ConnectView({
  titleId,
  wallet: picked,
  byPhone,
  connection,
  container,
  onBack,
  onClose,
}: ConnectViewProps): ReactElement {
  const kit = useKit()
  const { wallets } = useWallets()
  const wrong = useWrongNetwork()
  const nameNetwork = useNetworkName()
  const named = useNamedAddress()
  const { status, error, request, data } = connection
  const networks = networksOf(nameNetwork, error) ?? wrong
  const listed = wallets.find(({ id }) => id === picked.id)
  const isApp = byPhone || listed?.phone?.inUse
  // Whoever answers on a phone, it is no extension.
  const wallet: WalletDescriptor = isApp ? { ...picked, type: "BRIDGE_WALLET" } : picked
  const here = listed?.isAvailable === true
  // Another wallet may have answered on the phone.
  const connected = useAccount().wallet
  const nameOf = useWalletName()
  const state = ((): ViewState => {
    if (status === "success") return wrong ? "wrong-network" : "success"
    if (!error) {
      // The wallet gets no request before the probe has found it.
      if (!here && !isApp && !request?.needsGesture) return "starting"
      return waitingFor(wallet, (listed ?? wallet).capabilities.gesture, request)
    }
    if (error.kind === "unsupported" && listed?.unreachable === "not-set-up") return "not-set-up"
    return error.kind === "not-installed" && here ? "arrived" : error.kind
  })()

  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  // Starts when the success view appears, and does not restart when the list behind it changes.
  useLayoutEffect(() => {
    if (state !== "success") return
    const timer = setTimeout(() => close.current(), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [state])

  const again = (): void => {
    void connection.connect(wallet.id)
  }
  const handlers: Record<Action, () => void> = {
    cancel: onClose,
    retry: waitingPrompt(request)?.retry ?? again,
    connect: again,
    open: again,
    proceed: () => request && kit.proceed(request.id),
    show: () => request && kit.focus(request.id),
    back: onBack,
    choose: onBack,
    install: () => openWebsite(wallet),
    update: () => openWebsite(wallet),
    "check-network": () => {
      // The answer arrives through the kit's state. Without one, the view stays.
      kit.getNetwork().catch(() => {})
    },
    disconnect: () => {
      void kit.disconnect()
      onBack()
    },
    reload: () => location.reload(),
  }
  return (
    <div className="alidade-view" data-part="connection">
      <ViewHeader {...(state === "success" ? {} : { onBack })} onClose={onClose} />
      <RequestPrompt
        titleId={titleId}
        wallet={picked}
        request={request}
        container={container}
        onCancel={onClose}
      >
        <StatusView
          titleId={titleId}
          wallet={
            state === "success" && connected ? { ...connected, name: nameOf(connected) } : wallet
          }
          state={state}
          waitingFor={waitingPrompt(request)}
          focusable={request?.focusable}
          onAction={(action) => handlers[action]()}
          {...(error ? { error } : {})}
          {...(request ? { since: request.since } : {})}
          {...(data ? { address: named(data.address) } : {})}
          {...(networks ? { networks } : {})}
        />
      </RequestPrompt>
    </div>
  )
}
