import type { Page } from "@playwright/test"

/** Names that real extensions inject into a page or look for in it. */
const names = [
  "stellar",
  "rabet",
  "xBullSDK",
  "hanaWallet",
  "hotExtension",
  "lobstrSignerExtension",
  "webkit",
  "Telegram",
]

/** The document events that Rabet's content script answers. */
const rabetEvents = ["CONNECT", "SIGN", "DISCONNECT", "IS_UNLOCKED", "NETWORK", "CLOSE_WINDOW"]

/** Hosts of everything that belongs to a sandbox. */
const local = ["localhost", "127.0.0.1"]

/** An access that a real extension, device or server would notice, and the page's address at that time. */
export interface Noticed {
  noticed: string
  url: URL
}

/**
 * Puts stand-ins for real extensions and a real device into a page before its own scripts run: content scripts that
 * listen and never answer, and the extensions' globals. Returns what they notice, and all requests to other machines.
 */
export async function watchAsRealWallets(page: Page): Promise<Noticed[]> {
  const all: Noticed[] = []
  const note = (address: string): void => {
    const { protocol, hostname } = new URL(address)
    if (!/^(http|ws)s?:$/.test(protocol) || local.includes(hostname)) return
    all.push({ noticed: `request ${address}`, url: new URL(page.url()) })
  }
  page.context().on("request", (request) => {
    const { pathname, search } = new URL(request.url())
    // The page links to wallets' websites. The endpoints where wallets answer have a path.
    const isWebsite = request.isNavigationRequest() && pathname === "/" && search === ""
    if (!isWebsite) note(request.url())
  })
  page.on("websocket", (socket) => note(socket.url()))
  await page.exposeBinding("noticedByRealWallets", ({ frame }, noticed: string) => {
    all.push({ noticed, url: new URL(frame.url()) })
  })
  await page.addInitScript(
    ({ names, rabetEvents }) => {
      if (window !== window.top) return
      const notice = (noticed: string): void =>
        (window as unknown as { noticedByRealWallets(noticed: string): void }).noticedByRealWallets(
          noticed,
        )
      window.addEventListener("message", ({ source, data }) => {
        if (source === window) notice(`message ${JSON.stringify(data)}`)
      })
      for (const name of rabetEvents) {
        document.addEventListener(`RABET_EXTENSION_${name}`, () => notice(`event ${name}`))
      }
      for (const name of names) {
        let value: unknown
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            notice(`read ${name}`)
            return value
          },
          set(given: unknown) {
            notice(`write ${name}`)
            value = given
          },
        })
      }
      const { hid } = navigator as { hid?: object }
      for (const name of ["getDevices", "requestDevice"]) {
        if (!hid) break
        Object.defineProperty(Object.getPrototypeOf(hid), name, {
          value: async () => {
            notice(`device ${name}`)
            return []
          },
        })
      }
    },
    { names, rabetEvents },
  )
  return all
}
