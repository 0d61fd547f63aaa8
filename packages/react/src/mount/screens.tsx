import { createStore, type Kit, type Store } from "@alidade/core"
import { type ReactElement, useLayoutEffect, useSyncExternalStore } from "react"
import { createPortal, flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import type { ConnectButtonProps } from "../button/button-props.js"
import { ConnectButton } from "../button/connect-button.js"
import { closeModal } from "../context/close-modal.js"
import { connectAndWait } from "../context/connect-and-wait.js"
import { useKitContext } from "../context/kit-context.js"
import type { Modal } from "../context/modal.js"
import type { ConnectedWallet } from "../context/on-connected.js"
import { KitProvider, type KitProviderProps } from "../provider.js"
import { SigningView } from "../signing/signing-view.js"

/** Options for the screens of a page without React. The first call that shows a screen sets them for the kit. */
export interface MountOptions extends Omit<KitProviderProps, "kit" | "children"> {
  /** Whether to show signature requests (default true). */
  signing?: boolean
  /** The button's label, size, and what it shows of the account. */
  button?: ConnectButtonProps
}

/** The screens of one kit on a page without React. */
export interface Screens {
  showButton(container: Element): void
  hideButton(): void
  /** The connect dialog. */
  modal: Modal
  closeModal: typeof closeModal
  /** Opens the connect dialog and waits for a connection. */
  connect(trigger: Element | null, signal?: AbortSignal): Promise<ConnectedWallet | undefined>
}

/** The button's container, if there is a button. */
type Slot = Store<{ container?: Element }>

/** Starts React for one kit, with one detached root whose parts render through portals. */
export function createScreens(
  kit: Kit,
  { signing = true, button, ...props }: MountOptions,
): Screens {
  const slot: Slot = createStore({})
  const found: { modal?: Modal } = {}
  flushSync(() =>
    createRoot(document.createElement("div")).render(
      <KitProvider kit={kit} {...props}>
        <Page slot={slot} found={found} button={button} />
        {signing && <SigningView />}
      </KitProvider>,
    ),
  )
  kit.on("destroyed", () => closeModal(found.modal!))
  return {
    showButton: (container) => flushSync(() => slot.setState({ container })),
    hideButton: () => flushSync(() => slot.setState({})),
    modal: found.modal!,
    closeModal,
    connect: (trigger, signal) => connectAndWait(kit, found.modal!, trigger, signal),
  }
}

/** Renders the button and exposes the provider's dialog. */
function Page({
  slot,
  found,
  button,
}: {
  slot: Slot
  found: { modal?: Modal }
  button: ConnectButtonProps | undefined
}): ReactElement | null {
  const { modal } = useKitContext()
  const { container } = useSyncExternalStore(slot.subscribe, slot.getState)
  useLayoutEffect(() => {
    found.modal = modal
  }, [found, modal])
  return container ? createPortal(<ConnectButton {...button} />, container) : null
}
