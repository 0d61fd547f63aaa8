import type { Kit, WalletLimits, WalletModule } from "@alidade/core"
import type { LoadedWallet } from "./modules.js"

/** The module with limits that can be changed while it is used. */
export function limitedBy(module: WalletModule, limits: WalletLimits): WalletModule {
  return Object.create(module, {
    limits: { get: () => ({ ...module.limits, ...limits }) },
  })
}

/** A screen for a kit: clicks when a click is needed, and scans codes. Returns a function that removes it. */
export function serve(kit: Kit, { side }: LoadedWallet): () => void {
  const done = new Set<string>()
  const once = (key: string, act: () => unknown): void => {
    if (done.has(key)) return
    done.add(key)
    void act()
  }
  const detach = kit.attachScreen()
  const unsubscribe = kit.subscribe(() => {
    const { pending } = kit.getState()
    if (pending.length === 0) done.clear()
    for (const { id, needsGesture, prompt } of pending) {
      if (needsGesture) once(id, () => side.click(async () => kit.proceed(id)))
      if (prompt?.kind === "pairing" && prompt.uri) once(prompt.uri, () => side.scan(prompt.uri!))
    }
  })
  return () => {
    detach()
    unsubscribe()
  }
}
