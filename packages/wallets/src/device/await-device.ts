import { type WaitingPrompt, WalletError, type WalletUi } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"

/** Errors that the user can fix at the device. */
const fixable: ReadonlySet<string> = new Set(["locked", "wrong-app", "unplugged", "external"])

/** The call that waits for a device. */
export interface DeviceCall {
  ui?: WalletUi
  signal?: AbortSignal
}

/**
 * Shows where the user must act, and runs the task. If an error can be fixed at the device (locked, another app,
 * unplugged, in use elsewhere), the kit's screen shows it and the user can retry. Without a screen it is thrown.
 */
export async function awaitDevice<T>(
  { ui, signal }: DeviceCall,
  task: () => Promise<T>,
  on: WaitingPrompt["on"] = "device",
): Promise<T> {
  for (;;) {
    ui?.show({ kind: "waiting", on })
    try {
      return await task()
    } catch (error) {
      const isFixable = WalletError.is(error) && fixable.has(error.kind)
      if (!isFixable || !ui?.attached) throw error
      await conversation<void>({ signal }, ({ answer }) => {
        ui.show({ kind: "waiting", on, error, retry: answer })
      })
    }
  }
}
