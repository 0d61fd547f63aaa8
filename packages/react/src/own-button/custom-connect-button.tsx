import {
  type ComponentProps,
  type Context,
  createContext,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
} from "react"
import type { ConnectTrigger } from "../button/button-props.js"
import { ConnectButton } from "../button/connect-button.js"
import { useBalance } from "../hooks/use-balance.js"
import type { ButtonState } from "./button-state.js"
import { useButtonState } from "./use-button-state.js"

/** Props of `CustomConnectButton`. */
export interface CustomConnectButtonProps {
  /** Reads the account's XLM from the network's Horizon. Off by default. */
  balance?: boolean
  /** Draws the button. Called at each change, on the server too. */
  children: (button: ButtonState) => ReactNode
}

/** What `CustomConnectButton` got, for the element that it renders in place of the `<button>`. */
const OwnContext: Context<CustomConnectButtonProps> = createContext<CustomConnectButtonProps>({
  children: () => null,
})

/**
 * A connect button that the app draws: it gets every state and act, and the account menu opens beside it. The same
 * markup comes from the server, and `hydrated` says when a connection that only the browser remembers is known.
 */
export function CustomConnectButton(props: CustomConnectButtonProps): ReactElement {
  return (
    <OwnContext.Provider value={props}>
      <ConnectButton as={OwnButton} />
    </OwnContext.Provider>
  )
}

/** Takes what connects and opens the menu from the props of our button, and leaves its looks. */
const OwnButton = forwardRef<HTMLButtonElement, ComponentProps<"button">>(function OwnButton(
  { onClick, onPointerEnter, onFocus, "aria-expanded": expanded, "aria-busy": busy },
  ref,
) {
  const { balance } = useContext(OwnContext)
  const trigger = {
    // `ConnectButton` passes an object.
    ref: ref as RefObject<HTMLButtonElement | null>,
    type: "button",
    ...{ onClick, onPointerEnter, onFocus, "aria-expanded": expanded, "aria-busy": busy },
  } as ConnectTrigger
  return balance ? <WithBalance trigger={trigger} /> : <Drawn trigger={trigger} />
})

interface DrawnProps {
  trigger: ConnectTrigger
  balance?: string | undefined
}

function Drawn({ trigger, balance }: DrawnProps): ReactElement {
  return <>{useContext(OwnContext).children(useButtonState(trigger, balance))}</>
}

function WithBalance({ trigger }: DrawnProps): ReactElement {
  return <Drawn trigger={trigger} balance={useBalance().balance} />
}
