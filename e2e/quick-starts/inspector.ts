import { createKit, networks } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"

const kit = createKit({ network: networks.Testnet, wallets: [freighter()] })

export async function openInspector(element: Element): Promise<() => void> {
  const { inspect, mountInspector } = await import("@alidade/react/inspector")
  const inspection = inspect(kit, { fetch: true, limit: 200 })
  const remove = mountInspector(element, inspection, { language: "auto" })
  return () => {
    remove()
    inspection.stop()
  }
}
