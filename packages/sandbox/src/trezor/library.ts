import type { ExtensionContext, ExtensionPage } from "../wallet/extension-page.js"
import type { LocalModel } from "../wallet/model.js"
import { inject } from "../wallet/run-while.js"
import { createConnect, type TrezorConnect } from "./connect.js"

/** The name under which the library's own script puts it on a page. */
const NAME = "TrezorConnect"

/**
 * Puts the library on a page, as its script does, whether a device is plugged in or not. It is ready: a page starts its
 * library before it hands it over. Returns a function that removes it.
 */
export function provideLibrary(
  model: LocalModel,
  { page, extensionPage }: ExtensionContext,
): () => void {
  const { host, origin } = page.location
  const connect = createConnect(model, host)
  void connect.init({
    manifest: { email: "sandbox@alidade.example", appUrl: origin, appName: "Sandbox" },
  })
  const remove = inject(extensionPage, NAME, connect)
  return () => {
    remove()
    connect.dispose()
  }
}

/** The library on a page; undefined if the sandbox has no Trezor there. */
export function libraryOf(extensionPage: ExtensionPage): TrezorConnect | undefined {
  return (extensionPage as { [NAME]?: TrezorConnect })[NAME]
}
