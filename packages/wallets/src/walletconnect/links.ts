import { isText, own } from "../values.js"

/** Where the library looks for the wallet to open with each request. */
const CHOICE = "WALLETCONNECT_DEEPLINK_CHOICE"
/** What the specification's software stores of its own version. */
const VERSION = { key: "WCM_VERSION", value: "2.6.2" }

/** Schemes that are no app's: they run code, read files, or leave the page for a site. */
const notApps: ReadonlySet<string> = new Set(
  "javascript data vbscript file blob about http https ws wss ftp filesystem view-source chrome intent mailto tel sms".split(
    " ",
  ),
)

/**
 * A wallet's link, from a listing or a wallet: `scheme://…` of an app, or `https://host/path`, ending in a slash. Undefined
 * for anything else.
 */
export function readLink(value: unknown): string | undefined {
  if (!isText(value, 300)) return undefined
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]{1,62}):(?:\/\/([\w./-]*))?$/i.exec(value) ?? []
  if (!scheme) return undefined
  if (scheme.toLowerCase() === "https") {
    const host = rest?.split("/")[0] ?? ""
    return /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(host) ? slashed(value) : undefined
  }
  if (notApps.has(scheme.toLowerCase())) return undefined
  return rest ? slashed(value) : `${scheme}://`
}

/** The link that opens a wallet with a pairing URI (WC6). */
export function pairingLink(base: string, uri: string): string {
  return `${base}wc?uri=${encodeURIComponent(uri)}`
}

/** Remembers a wallet as the choice. */
export function rememberChoice(base: string, name: string): void {
  const choice = { href: base, name: /Android/.test(navigator.userAgent) ? "Android" : name }
  store((storage) => storage.setItem(CHOICE, JSON.stringify(choice)))
}

/** Opens a wallet's link, to be called inside the tap. */
export function follow(base: string, uri: string): void {
  // An app takes over from this page; a site opens beside it.
  const target = base.startsWith("https:") ? "_blank" : "_self"
  window.open(pairingLink(base, uri), target, "noopener,noreferrer")
}

/** Forgets the choice, as each opening of the bridge does. */
export function forgetChoice(): void {
  store((storage) => storage.removeItem(CHOICE))
}

/** The link that brings the chosen wallet's app to the front, if one was chosen. */
export function chosenLink(): string | undefined {
  let link: string | undefined
  store((storage) => {
    link = readLink(own(JSON.parse(storage.getItem(CHOICE) ?? "null"), "href"))
  })
  return link
}

/** Writes the stored modal version: the bridge is configured. */
export function storeVersion(): void {
  store((storage) => storage.setItem(VERSION.key, VERSION.value))
}

/** A storage that throws, or is not there, changes nothing; that it does is said in the console alone. */
function store(action: (storage: Storage) => void): void {
  try {
    action(localStorage)
  } catch {
    // biome-ignore lint/suspicious/noConsole: the specification has it logged, and nothing more
    console.info("WalletConnect could not use localStorage. Connecting works without it.")
  }
}

function slashed(link: string): string {
  return link.endsWith("/") ? link : `${link}/`
}
