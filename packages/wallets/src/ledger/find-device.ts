import { reason, WalletError } from "@alidade/core"
import { chooseDevice, type Device, grantedDevices } from "./device.js"

/**
 * The granted device that is attached, or else one that the user chooses while a click is still active. Throws
 * `unplugged`.
 */
export async function findDevice(signal: AbortSignal): Promise<Device> {
  const [device] = await grantedDevices()
  if (device) return device
  if (navigator.userActivation?.isActive) return chooseDevice(signal)
  throw new WalletError(
    "unplugged",
    reason(
      "ledgerUnplugged",
      "No Ledger is plugged in that this page may use. Plug it in, unlock it, open its Stellar app.",
    ),
  )
}
