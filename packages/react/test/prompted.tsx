import type { Kit, Prompt, WalletError, WalletModule, WalletUi } from "@alidade/core"
import { userEvent } from "vitest/browser"
import { openPicker, row, settled } from "./dialog.js"
import { ADDRESS, kitOf, until, wallet } from "./fixtures.js"

/** A connection whose wallet shows the prompts of a test. */
export interface Prompted {
  kit: Kit
  /** Shows a prompt and waits until it is rendered. */
  show(prompt: Prompt | undefined): void
  /** Lets the wallet approve. */
  answer(path?: string): void
  fail(error: WalletError): void
  signal: AbortSignal
}

/** Opens the picker and picks a wallet that then shows prompts. */
export async function startPrompted(
  overrides: Partial<WalletModule> = {},
  props: Parameters<typeof openPicker>[1] = {},
): Promise<Prompted> {
  let call: (Pick<Prompted, "answer" | "fail" | "signal"> & { ui: WalletUi }) | undefined
  const kit = kitOf([
    wallet("Phone", {
      moduleType: "BRIDGE_WALLET",
      getAddress: ({ ui, signal } = {}) =>
        new Promise((resolve, fail) => {
          call = {
            ui: ui!,
            signal: signal!,
            answer: (path) => resolve({ address: ADDRESS, ...(path ? { path } : {}) }),
            fail,
          }
        }),
      ...overrides,
    }),
  ])
  await openPicker(kit, props)
  await userEvent.click(row("phone"))
  await until(() => call && settled())
  const { ui, ...rest } = call!
  return { kit, show: (prompt) => ui.show(prompt), ...rest }
}
