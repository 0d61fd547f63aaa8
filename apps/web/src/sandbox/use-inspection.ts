import { useKit } from "@alidade/react"
import { type Inspection, inspect } from "@alidade/react/inspector"
import { useEffect, useState } from "react"
import type { PageWallet } from "../page/simulated-wallets.js"
import { recordLog } from "./record-log.js"

/** Records the page's kit, its network calls, and the messages of the simulated wallets. Undefined before the first frame. */
export function useInspection(simulated: readonly PageWallet[]): Inspection | undefined {
  const kit = useKit()
  const [inspection, setInspection] = useState<Inspection>()
  useEffect(() => {
    // The wallets log what they receive and send. On the page's window are only the messages of some.
    const started = inspect(kit, { page: null, fetch: true })
    const stops = [started.stop, ...simulated.map((wallet) => recordLog(wallet, started))]
    setInspection(started)
    return () => {
      for (const stop of stops) stop()
    }
  }, [kit, simulated])
  return inspection
}
