import type { ExtensionContext, ExtensionPage } from "../src/wallet/extension-page.js"

/** A page without a browser. Extensions put objects on `extensionPage`. */
export function testPage<Objects extends object>(): ExtensionContext & {
  extensionPage: ExtensionPage & EventTarget & Partial<Objects>
} {
  const origin = "https://dapp.example"
  const page = { location: { host: "dapp.example", origin } } as unknown as Window
  const target = new EventTarget()
  const extensionPage = Object.assign(target, {
    document: new EventTarget(),
    postMessage(data: unknown, targetOrigin: string): void {
      if (targetOrigin !== origin) return
      const event = Object.assign(new Event("message"), { data, origin, source: page })
      queueMicrotask(() => target.dispatchEvent(event))
    },
  })
  return { page, extensionPage: extensionPage as never }
}
