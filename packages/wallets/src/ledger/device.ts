import { WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"

/** Ledger's number among USB vendors (LE4). */
const LEDGER = 0x2c97

/** A device that the browser has granted, over WebHID or WebUSB: which of the two is told when it is opened. */
export type Device = object

/** What `navigator.hid` and `navigator.usb` have in common. */
interface Devices {
  getDevices(): Promise<{ vendorId: number }[]>
  /** WebHID gives a list, empty when the person chose none; WebUSB one device, and rejects then. */
  requestDevice(options: { filters: { vendorId: number }[] }): Promise<Device | Device[]>
}

/** What the browser has said of granted devices so far; undefined before it was asked. */
let granted: boolean | undefined
/** The browser has said that this frame may not use devices. */
let forbidden = false

/** The browser's interface to devices: WebHID, or WebUSB where that is all there is (LE5). */
function devices(): Devices | undefined {
  if (typeof navigator === "undefined") return undefined
  const { hid, usb } = navigator as { hid?: Devices; usb?: Devices }
  return hid ?? usb
}

/** Why this page cannot speak with a Ledger; undefined where nothing is in the way. */
export function obstacle(): string | undefined {
  if (typeof window === "undefined") return "A Ledger is reached from a browser alone."
  if (!window.isSecureContext) {
    return "Browsers let a page speak with a Ledger over https and on http://localhost alone."
  }
  if (!devices()) {
    return "This browser cannot speak with a Ledger: it has no WebHID. Chrome, Edge, Brave and Opera have."
  }
  if (forbidden) {
    return "This page stands in a frame that may not use devices. Open it in a tab of its own."
  }
}

/** Whether the browser lets the page speak with devices at all. Asks nobody: who was granted is the browser's own knowledge. */
export async function isReachable(): Promise<boolean> {
  forbidden = false
  if (obstacle()) return false
  try {
    await grantedDevices()
  } catch {
    forbidden = true
  }
  return !forbidden
}

/** Whether the browser is sure to ask which device, for which it wants a click. */
export function needsChoice(): boolean {
  return granted === false && obstacle() === undefined
}

/** The interface. Throws `unsupported` with what is in the way. */
export function reachable(): Devices {
  const reason = obstacle()
  const found = devices()
  if (reason || !found) throw new WalletError("unsupported", reason ?? "")
  return found
}

/** The Ledgers that the page may use without asking and that are attached. */
async function grantedDevices(): Promise<Device[]> {
  const all = await reachable().getDevices()
  const ledgers = all.filter(({ vendorId }) => vendorId === LEDGER)
  granted = ledgers.length > 0
  return ledgers
}

/**
 * Has the browser ask which device the page may use: to be called inside a click, before anything is awaited. Throws
 * `popup-closed` when none was chosen, `popup-blocked` without a click, `unsupported` with the obstacle.
 */
export function chooseDevice(signal?: AbortSignal): Promise<Device> {
  return conversation({ signal }, () =>
    reachable()
      .requestDevice({ filters: [{ vendorId: LEDGER }] })
      .then((chosen) => {
        const [device] = [chosen].flat()
        if (!device) throw noneChosen()
        granted = true
        return device
      })
      .catch((cause: Error) => {
        throw WalletError.is(cause) ? cause : choiceError(cause)
      }),
  )
}

/**
 * The device to speak with: the one that is granted and attached, else one that the person chooses while a click still
 * counts. Throws `unplugged`.
 */
export async function findDevice(signal: AbortSignal): Promise<Device> {
  const [device] = await grantedDevices()
  if (device) return device
  if (navigator.userActivation?.isActive) return chooseDevice(signal)
  throw new WalletError(
    "unplugged",
    "No Ledger is attached that this page may use. Attach it, unlock it, open its Stellar app, then try again.",
  )
}

function choiceError(cause: Error): WalletError {
  if (cause.name === "NotFoundError") return noneChosen(cause)
  if (cause.name === "SecurityError") {
    const message = "Your browser asks which device to use, for which it wants a click. Try again."
    return new WalletError("popup-blocked", message, { cause })
  }
  return new WalletError("internal", "The browser could not ask which device to use.", { cause })
}

function noneChosen(cause?: unknown): WalletError {
  return new WalletError(
    "popup-closed",
    "No device was chosen. Attach your Ledger, unlock it, and choose it in your browser's list.",
    { cause },
  )
}
