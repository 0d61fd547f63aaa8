import { type Reason, reason, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"

/** Ledger's USB vendor id (LE4). */
const LEDGER = 0x2c97

/** A granted device, over WebHID or WebUSB. `portOf` distinguishes them. */
export type Device = object

/** The common part of `navigator.hid` and `navigator.usb`. */
interface Devices {
  getDevices(): Promise<{ vendorId: number }[]>
  /** WebHID resolves to a list, empty if the user chose none. WebUSB resolves to one device, and rejects if none. */
  requestDevice(options: { filters: { vendorId: number }[] }): Promise<Device | Device[]>
}

/** Whether the browser has granted a device. Undefined before the first check. */
let granted: boolean | undefined
/** Whether the browser has refused devices to this page. */
let forbidden = false

/** The browser's device interfaces, by the name of their permission. */
function interfaces(): { hid?: Devices; usb?: Devices } {
  return typeof navigator === "undefined" ? {} : (navigator as object)
}

/** The browser's device interface: WebHID, or WebUSB if there is no WebHID (LE5). */
function devices(): Devices | undefined {
  const { hid, usb } = interfaces()
  return hid ?? usb
}

/** Why this page cannot use a Ledger. Undefined if it can. */
export function obstacle(): Reason | undefined {
  if (typeof window === "undefined")
    return reason("needsBrowser", "{wallet} only works in a browser.", { wallet: "Ledger" })
  if (!window.isSecureContext) {
    return reason("ledgerHttps", "Ledger only works on https pages and on http://localhost.")
  }
  if (!devices()) {
    return reason(
      "ledgerBrowser",
      "This browser can't connect to a Ledger: it has no WebHID. Use Chrome, Edge, Brave or Opera.",
    )
  }
  if (forbidden) {
    return isOwnPolicy()
      ? reason(
          "ledgerPolicy",
          "This website forbids itself to use devices, so it can't reach a Ledger. Only its owner can change that.",
        )
      : reason(
          "ledgerFrame",
          "This page is in a frame that may not use devices. Open it in its own tab.",
        )
  }
}

/** Whether only the page's own policy can forbid devices: no page is around it. */
function isOwnPolicy(): boolean {
  return window.parent === window
}

/** What the site's owner can do, if devices are forbidden by the page's own policy. */
function forbiddingHeader(): Reason | undefined {
  if (!forbidden || !isOwnPolicy()) return undefined
  return reason(
    "ledgerHeader",
    "The page's Permissions-Policy header forbids {feature}. Allow it for the page itself: {feature}=(self).",
    { feature: interfaces().hid ? "hid" : "usb" },
  )
}

/** Whether the browser lets the page use devices at all. Shows no prompt; it only reads the granted devices. */
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

/** Whether the browser will show its device list, which requires a click. */
export function needsChoice(): boolean {
  return granted === false && obstacle() === undefined
}

/** The device interface. Throws `unsupported` with the obstacle, and details for the site's owner. */
export function requireDevices(): Devices {
  const blocking = obstacle()
  const found = devices()
  if (blocking || !found) {
    const details = forbiddingHeader()
    throw new WalletError("unsupported", blocking ?? "", details && { details })
  }
  return found
}

/** The attached Ledgers that the page may use without asking. */
export async function grantedDevices(): Promise<Device[]> {
  const all = await requireDevices().getDevices()
  const ledgers = all.filter(({ vendorId }) => vendorId === LEDGER)
  granted = ledgers.length > 0
  return ledgers
}

/**
 * Shows the browser's device list. Must be called inside a click, before anything is awaited. Throws `popup-closed` if
 * no device was chosen, `popup-blocked` without a click, and `unsupported` with the obstacle.
 */
export function chooseDevice(signal?: AbortSignal): Promise<Device> {
  return conversation({ signal }, () =>
    requireDevices()
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

function choiceError(cause: Error): WalletError {
  if (cause.name === "NotFoundError") return noneChosen(cause)
  if (cause.name === "SecurityError") {
    const message = reason(
      "ledgerClick",
      "Your browser needs a click before it lists devices. Try again.",
    )
    return new WalletError("popup-blocked", message, { cause })
  }
  return new WalletError("internal", reason("ledgerList", "The browser could not list devices."), {
    cause,
  })
}

function noneChosen(cause?: unknown): WalletError {
  return new WalletError(
    "popup-closed",
    reason(
      "ledgerNotChosen",
      "No device was chosen. Plug in your Ledger, unlock it, and choose it in your browser's list.",
    ),
    { cause },
  )
}
