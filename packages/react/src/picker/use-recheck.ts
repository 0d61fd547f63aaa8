import { useEffect } from "react"
import { useKit } from "../context/kit-context.js"

/** Probes the wallets again when the window gets focus, because one may have been installed meanwhile. */
export function useRecheck(wanted: boolean): void {
  const kit = useKit()
  useEffect(() => {
    if (!wanted) return
    const recheck = (): void => {
      void kit.refreshSupportedWallets()
    }
    window.addEventListener("focus", recheck)
    return () => window.removeEventListener("focus", recheck)
  }, [kit, wanted])
}
