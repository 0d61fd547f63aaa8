import { WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { findDevice } from "./find-device.js"
import { DEVICE_IN_USE, type Link, openLink } from "./link.js"
import { portOf } from "./port.js"

/** The open device. */
let link: Link | undefined
/**
 * The last command given to the device. The device takes one command at a time, and its replies carry no id (LE6). A
 * command may outlive its call, because the device shows it until the user answers it there.
 */
let lastCommand: Promise<unknown> = Promise.resolve()

/** Sends an APDU and resolves to its reply, status included. Sends nothing after the command has ended. */
export type Ask = (apdu: Uint8Array) => Promise<Uint8Array>

/**
 * Runs one command of one or more APDUs with exclusive use of the device. The call ends at once when the signal aborts,
 * while the next command waits until the device has finished this one. On a timeout the device is closed.
 */
export async function command<T>(
  signal: AbortSignal | undefined,
  run: (ask: Ask, device: Link) => Promise<T>,
): Promise<T> {
  try {
    return await conversation<T>({ signal }, ({ signal: ended }) => {
      const queued = lastCommand.then(() => withLock(() => withOpenDevice(run, ended)))
      lastCommand = queued.catch(() => {})
      return queued
    })
  } catch (error) {
    if (WalletError.is(error) && error.kind === "timeout") closeDevice()
    throw error
  }
}

/** Closes the device. The next command opens it again. */
export function closeDevice(): void {
  link?.close()
}

/** Runs the task unless another tab of this site uses the device: their replies would get mixed up. */
async function withLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks.request("alidade.ledger", { ifAvailable: true }, async (lock) => {
    if (!lock) throw new WalletError("external", DEVICE_IN_USE)
    return task()
  })
}

/** Runs with the device, and opens it first if needed. */
async function withOpenDevice<T>(
  run: (ask: Ask, device: Link) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted()
  if (!link) {
    const opened = await openLink(portOf(await findDevice(signal)), () => {
      link = undefined
    })
    // A disconnect that happened meanwhile could not close a device that was not open yet.
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
