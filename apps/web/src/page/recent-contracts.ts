import { isAddress } from "@alidade/core"
import type { Mode } from "../logic/networks/networks.js"
import { type DeviceList, deviceList } from "./device-list.js"

/** Maximum number of recent contracts. */
const MOST = 5

/** One for the whole page, so that its parts see each other's changes. */
const lists = new Map<string, DeviceList<string>>()

/** The contracts (`C…`) that were opened last on a network, the latest last. */
export function openRecentContracts(mode: Mode, passphrase: string): DeviceList<string> {
  const name = `recent-contracts:${passphrase}`
  const list =
    lists.get(`${mode} ${name}`) ??
    deviceList(mode, name, {
      read: (value) => (isContract(value) ? value : undefined),
      keyOf: (address) => address,
      arrange: (addresses) => addresses.slice(-MOST),
    })
  lists.set(`${mode} ${name}`, list)
  return list
}

/** Whether it is the address of a contract, `C…`. */
export function isContract(value: unknown): value is string {
  return isAddress(value) && value.startsWith("C")
}
