import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, useState, useSyncExternalStore } from "react"

/** What `WalletIcon` takes. */
interface WalletIconProps {
  wallet: WalletDescriptor | undefined
  size: "small" | "medium" | "large"
}

/**
 * A wallet's icon in a box of a fixed size, or its initial. The image comes after hydration: bundlers may give it
 * another URL on the server than in the browser.
 */
export function WalletIcon({ wallet, size }: WalletIconProps): ReactElement {
  const hydrated = useHydrated()
  const [broken, setBroken] = useState<string>()
  const icon = wallet?.icon
  const shown = hydrated && icon && icon !== broken
  return (
    <span
      className={`alidade-icon alidade-icon-${size}`}
      aria-hidden="true"
      // Drawn by the style sheet: a text would be a part of what the button around it shows, and not of its name.
      data-initial={hydrated && !shown ? [...(wallet?.name ?? "")][0] : undefined}
    >
      {shown && <img src={icon} alt="" draggable={false} onError={() => setBroken(icon)} />}
    </span>
  )
}

/** False on the server and while its markup is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = (): (() => void) => () => {}
