import type { ElementType, MouseEvent, RefObject } from "react"

/** Props of `ConnectButton`. */
export interface ConnectButtonProps {
  /** Label shown while no wallet is connected. */
  label?: string
  /** 36, 44 (`medium`, the default) or 52 CSS pixels high, for a root font of 16 px. */
  size?: "small" | "medium" | "large"
  /** Shows the account's XLM. It is read from the network's Horizon; without one, nothing is shown. */
  balance?: boolean
  /**
   * What is shown of the account: the short address (default), the name that the provider's `names` has for it, or both.
   * An account without a name shows its address, and so does every account on a server and until the menu has loaded.
   * `CustomConnectButton` has the name at once.
   */
  account?: "address" | "name" | "both"
}

/** The same, with what is rendered in place of the `<button>`: it gets the button's props. */
export interface FrameProps extends ConnectButtonProps {
  as?: ElementType
}

/** What an app's own button gets: spread it on a `<button>`, which then connects, and opens the account menu. */
export interface ConnectTrigger {
  ref: RefObject<HTMLButtonElement | null>
  type: "button"
  onClick: (event: MouseEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
  "aria-expanded"?: boolean
  "aria-busy"?: boolean
}
