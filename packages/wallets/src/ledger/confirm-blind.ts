import { reason, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import type { DeviceCall } from "../device/await-device.js"

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
