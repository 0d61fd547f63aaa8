import { own } from "../own.js"
import { isText } from "../values.js"

/** Storage key under which the library looks up the wallet to open with each request. */
const CHOICE = "WALLETCONNECT_DEEPLINK_CHOICE"
/** The version entry that the specification's software stores. */
const VERSION = { key: "WCM_VERSION", value: "2.6.2" }

/** Schemes that do not belong to apps: they run code, read files, or navigate to a site. */
const notApps: ReadonlySet<string> = new Set(
  "javascript data vbscript file blob about http https ws wss ftp filesystem view-source chrome intent mailto tel sms".split(
    " ",
  ),
)

/**
 * Checks a wallet's link from a listing or a wallet: an app's `scheme://…` or `https://host/path`, ending in a slash.
 * Undefined for anything else.
 */
export function readLink(value: unknown): string | undefined {
  if (!isText(value, 300)) return undefined
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]{1,62}):(?:\/\/([\w./-]*))?$/i.exec(value) ?? []
  if (!scheme) return undefined
  if (scheme.toLowerCase() === "https") {
    const host = rest?.split("/")[0] ?? ""
    return /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(host) ? withSlash(value) : undefined
  }
  if (notApps.has(scheme.toLowerCase())) return undefined
  return rest ? withSlash(value) : `${scheme}://`
}

/** The link that opens a wallet with a pairing URI (WC6). */
export function pairingLink(base: string, uri: string): string {
  return `${base}wc?uri=${encodeURIComponent(uri)}`
}

/** Stores a wallet as the choice. */
export function rememberChoice(base: string, name: string): void {
  const choice = { href: base, name: /Android/.test(navigator.userAgent) ? "Android" : name }
  store((storage) => storage.setItem(CHOICE, JSON.stringify(choice)))
}

/** Opens a wallet's link. Must be called inside the tap. */
export function follow(base: string, uri: string): void {
  // An app opens over this page; a site opens beside it.
  const target = base.startsWith("https:") ? "_blank" : "_self"
  window.open(pairingLink(base, uri), target, "noopener,noreferrer")
}

/** Removes the stored choice, as each opening of the bridge does. */
export function forgetChoice(): void {
  store((storage) => storage.removeItem(CHOICE))
}

/** The link that brings the chosen wallet's app to the front, if a wallet was chosen. */
export function chosenLink(): string | undefined {
  let link: string | undefined
  store((storage) => {
    link = readLink(own(JSON.parse(storage.getItem(CHOICE) ?? "null"), "href"))
  })
  return link
}

/** Stores the modal's version, which marks the bridge as configured. */
export function storeVersion(): void {
  store((storage) => storage.setItem(VERSION.key, VERSION.value))
}

/** Uses localStorage. If it throws or is missing, this only logs to the console. */
function store(action: (storage: Storage) => void): void {
  try {
    action(localStorage)
  } catch {
    // biome-ignore lint/suspicious/noConsole: the specification has it logged, and nothing more
    console.info("WalletConnect could not use localStorage. Connecting works without it.")
  }
}

function withSlash(link: string): string {
  return link.endsWith("/") ? link : `${link}/`
}
