import type { Kit, Prompt, WalletModule, WalletUi } from "@alidade/core"
import { userEvent } from "vitest/browser"
import { openPicker, row, settled } from "./dialog.js"
import { ADDRESS, kitOf, until, wallet } from "./fixtures.js"

/** A connection whose wallet asks for screens as a test says. */
export interface Asking {
  kit: Kit
  /** Shows this, and waits until it is up. */
  show(prompt: Prompt | undefined): void
  /** The wallet answers. */
  answer(path?: string): void
  signal: AbortSignal
}

/** Opens the picker and picks a wallet that then asks for screens. */
export async function asking(
  overrides: Partial<WalletModule> = {},
  props: Parameters<typeof openPicker>[1] = {},
): Promise<Asking> {
  let asked: { ui: WalletUi; signal: AbortSignal; resolve: Asking["answer"] } | undefined
  const kit = kitOf([
    wallet("Phone", {
      moduleType: "BRIDGE_WALLET",
      getAddress: ({ ui, signal } = {}) =>
        new Promise((resolve) => {
          asked = {
            ui: ui!,
            signal: signal!,
            resolve: (path) => resolve({ address: ADDRESS, ...(path ? { path } : {}) }),
          }
        }),
      ...overrides,
    }),
  ])
  await openPicker(kit, props)
  await userEvent.click(row("phone"))
  await until(() => asked && settled())
  const { ui, signal, resolve } = asked!
  return { kit, show: (prompt) => ui.show(prompt), answer: resolve, signal }
}
