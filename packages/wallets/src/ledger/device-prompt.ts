import { WalletError, type WalletUi } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"

/** Errors that the person mends at the device. */
const mendable: ReadonlySet<string> = new Set(["locked", "wrong-app", "unplugged", "external"])

/** On whose behalf a device is waited for. */
export interface Attention {
  ui?: WalletUi
  signal?: AbortSignal
}

/**
 * Says that the device is waited for, and does the task. What can be mended at the device (locked, another app, unplugged,
 * in use elsewhere) is told on the kit's screen, and the task done again when the person says so; where no screen is, it
 * is the call's error.
 */
export async function attended<T>({ ui, signal }: Attention, task: () => Promise<T>): Promise<T> {
  for (;;) {
    ui?.show({ kind: "waiting", on: "device" })
    try {
      return await task()
    } catch (error) {
      const mends = WalletError.is(error) && mendable.has(error.kind)
      if (!mends || !ui?.attached) throw error
      await conversation<void>({ signal }, ({ answer }) => {
        ui.show({ kind: "waiting", on: "device", error, retry: answer })
      })
    }
  }
}

/** Has the person decide whether the device shall sign a hash of what it cannot show (LE2). Throws `unsupported` without a screen. */
export async function confirmBlind({ ui, signal }: Attention, hash: string): Promise<void> {
  if (!ui) {
    throw new WalletError(
      "unsupported",
      "The Ledger cannot show this, only its hash, and no screen is there to say so and to ask.",
    )
  }
  await conversation<void>({ signal }, ({ answer }) => {
    ui.show({ kind: "blind", hash, confirm: answer })
  })
}
