import { isAddress } from "@alidade/core"
import type { Mode } from "../logic/networks/networks.js"
import { type DeviceList, openList } from "./device-list.js"

/** Maximum number of recent contracts. */
const MOST = 5

/** The contracts (`C…`) that were opened last on a network, the latest last. */
export function openRecentContracts(mode: Mode, passphrase: string): DeviceList<string> {
  return openList(mode, `recent-contracts:${passphrase}`, {
    read: (value) => (isContract(value) ? value : undefined),
    keyOf: (address) => address,
    arrange: (addresses) => addresses.slice(-MOST),
  })
}

/** Whether it is the address of a contract, `C…`. */
export function isContract(value: unknown): value is string {
  return isAddress(value) && value.startsWith("C")
}
