import { reason, WalletError, type WalletUi } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"

/** Errors that the user can fix at the device. */
const fixable: ReadonlySet<string> = new Set(["locked", "wrong-app", "unplugged", "external"])

/** The call that waits for a device. */
export interface DeviceCall {
  ui?: WalletUi
  signal?: AbortSignal
}

/**
 * Shows that the device is waited for, and runs the task. If an error can be fixed at the device (locked, another app,
 * unplugged, in use elsewhere), the kit's screen shows it and the user can retry. Without a screen it is thrown.
 */
export async function awaitDevice<T>(
  { ui, signal }: DeviceCall,
  task: () => Promise<T>,
): Promise<T> {
  for (;;) {
    ui?.show({ kind: "waiting", on: "device" })
    try {
      return await task()
    } catch (error) {
      const isFixable = WalletError.is(error) && fixable.has(error.kind)
      if (!isFixable || !ui?.attached) throw error
      await conversation<void>({ signal }, ({ answer }) => {
        ui.show({ kind: "waiting", on: "device", error, retry: answer })
      })
    }
  }
}

/** Asks the user to sign the hash of data the device cannot show (LE2). Throws `unsupported` without a screen. */
export async function confirmBlind({ ui, signal }: DeviceCall, hash: string): Promise<void> {
  if (!ui) {
    throw new WalletError(
      "unsupported",
      reason(
        "ledgerNoScreen",
        "The Ledger can only show a hash of this, and there is no screen to confirm that.",
      ),
    )
  }
  await conversation<void>({ signal }, ({ answer }) => {
    ui.show({ kind: "blind", hash, confirm: answer })
  })
}
