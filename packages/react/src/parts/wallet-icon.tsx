import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, useState, useSyncExternalStore } from "react"

/** A letter, digit or symbol that can be seen. The braille pattern is a blank symbol. */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{S}]/u

/** Props of `WalletIcon`. */
interface WalletIconProps {
  wallet: WalletDescriptor | undefined
  size: "small" | "medium" | "large"
}

/**
 * A wallet's icon in a box of fixed size, or its initial. The image appears after hydration, because bundlers may use
 * different URLs on the server and in the browser.
 */
export function WalletIcon({ wallet, size }: WalletIconProps): ReactElement {
  const hydrated = useHydrated()
  const [broken, setBroken] = useState<string>()
  const icon = wallet?.icon
  const shown = hydrated && icon && icon !== broken
  const className = `alidade-icon alidade-icon-${size}`
  if (shown)
    return (
      <img
        className={className}
        src={icon}
        alt=""
        draggable={false}
        onError={() => setBroken(icon)}
      />
    )
  return (
    <span
      className={className}
      aria-hidden="true"
      // Drawn by CSS. As text it would be visible in the parent button but missing from its accessible name.
      data-initial={hydrated ? VISIBLE.exec(wallet?.name ?? "")?.[0] : undefined}
    />
  )
}

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = (): (() => void) => () => {}
