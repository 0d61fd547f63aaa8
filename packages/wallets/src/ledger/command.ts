import { WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { findDevice } from "./device.js"
import { HELD, type Link, openLink } from "./link.js"
import { portOf } from "./port.js"

/** The device that is open. */
let link: Link | undefined
/**
 * What the device has been given. It takes one command at a time, and its answers carry no id (LE6). A command may outlive
 * the call that gave it: the device shows it until it is answered there.
 */
let atDevice: Promise<unknown> = Promise.resolve()

/** Sends an APDU and gives its answer, status included. Nothing more is sent once the command has ended. */
export type Ask = (apdu: Uint8Array) => Promise<Uint8Array>

/**
 * Has the device to itself for one command of one or several APDUs. Ends with the signal at once, while the next command
 * waits until the device has dealt with this one. A device that was silent until the request's deadline is closed.
 */
export async function command<T>(
  signal: AbortSignal | undefined,
  run: (ask: Ask, device: Link) => Promise<T>,
): Promise<T> {
  try {
    return await conversation<T>({ signal }, ({ signal: ended }) => {
      const given = atDevice.then(() => alone(() => atOpened(run, ended)))
      atDevice = given.catch(() => {})
      return given
    })
  } catch (error) {
    if (WalletError.is(error) && error.kind === "timeout") closeDevice()
    throw error
  }
}

/** Closes the device; the next command opens it again. */
export function closeDevice(): void {
  link?.close()
}

/** Runs while no other tab of this site has the device: of two answers each would take the other's. */
async function alone<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks.request("alidade.ledger", { ifAvailable: true }, async (lock) => {
    if (!lock) throw new WalletError("external", HELD)
    return task()
  })
}

/** Runs with the device, which is opened unless it is. */
async function atOpened<T>(
  run: (ask: Ask, device: Link) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted()
  if (!link) {
    const opened = await openLink(portOf(await findDevice(signal)), () => {
      link = undefined
    })
    // Who gave this up meanwhile, by a disconnection perhaps, could not close what was not open yet.
    if (signal.aborted) opened.close()
    signal.throwIfAborted()
    link = opened
  }
  const device = link
  const ask: Ask = async (apdu) => {
    signal.throwIfAborted()
    return device.ask(apdu)
  }
  return run(ask, device)
}
