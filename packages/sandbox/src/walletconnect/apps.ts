/** The wallet apps of a simulated phone, by the scheme of their links: the name that each gives itself. */
const apps: Readonly<Record<string, string>> = {
  freighterwallet: "Freighter",
  lobstr: "LOBSTR Wallet",
  scopuly: "Scopuly",
}

/** What an app's link asks for: which app, and the pairing code that it receives (WC6). */
export interface OpenedLink {
  app: string
  uri: string
}

/** Reads the link of an installed app, `<scheme>://wc?uri=<code>`. Undefined if no app takes it. */
export function readAppLink(link: string): OpenedLink | undefined {
  const [, scheme = "", query] = /^([a-z][a-z0-9+.-]*):\/\/wc\?(.*)$/.exec(link) ?? []
  const app = Object.hasOwn(apps, scheme) ? apps[scheme] : undefined
  const uri = new URLSearchParams(query).get("uri")
  return app && uri ? { app, uri } : undefined
}

/** The message by which a page hands an app's link to the simulated phone, instead of opening a real app. */
export const LINK = "alidade-sandbox-app-link"

/** The link in a message. Undefined for other messages. */
export function linkIn(data: unknown): string | undefined {
  const { type, link } = (data ?? {}) as { type?: unknown; link?: unknown }
  return type === LINK && typeof link === "string" ? link : undefined
}
