import type { ExtensionPage } from "./extension-page.js"
import type { WalletModel } from "./model.js"

/**
 * Runs something while a condition on the model holds. `start` returns a function that stops it. Returns a function
 * that ends it for good.
 */
export function runWhile(
  model: WalletModel,
  holds: () => boolean,
  start: () => () => void,
): () => void {
  let stop: (() => void) | undefined
  const follow = (): void => {
    if (holds()) stop ??= start()
    else {
      stop?.()
      stop = undefined
    }
  }
  follow()
  const unsubscribe = model.subscribe(follow)
  return () => {
    unsubscribe()
    stop?.()
  }
}

/** Defines an object on a page under a name, unless the name is taken. Returns a function that removes it. */
export function inject(extensionPage: ExtensionPage, name: string, object: object): () => void {
  const global = extensionPage as unknown as Record<string, unknown>
  global[name] ??= object
  return () => {
    if (global[name] === object) delete global[name]
  }
}
