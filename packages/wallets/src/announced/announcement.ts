import type { Capabilities } from "@alidade/core"
import { contentOf } from "./drawing.js"
import { readFunctions } from "./functions.js"

/** What a wallet says of itself, copied and checked for its form. */
export interface Announcement {
  id: string
  name: string
  icon: string
  url: string
  capabilities: Capabilities
  /** The functions of SEP-43 that the wallet's object had when it announced itself, frozen. None was called. */
  wallet: object
}

const ID = /^(?=.{5,64}$)[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){1,5}$/
const ICON = /^data:image\/(?:svg\+xml|png|webp)(?:;[^,]*)?,/
const LONGEST = { name: 32, icon: 32_768, url: 200, passphrase: 100 } as const

/** Reads the `detail` of an announcement. Returns undefined for anything that is not as in the draft. */
export function readAnnouncement(detail: unknown): Announcement | undefined {
  try {
    const [info, wallet] = [field(detail, "info"), field(detail, "wallet")]
    if (!Object.isFrozen(detail) || !Object.isFrozen(info)) return undefined
    if (typeof wallet !== "object" || wallet === null || field(info, "version") !== 1)
      return undefined
    const id = text(info, "id", 64)
    const name = text(info, "name", LONGEST.name)
    const icon = text(info, "icon", LONGEST.icon)
    const url = text(info, "url", LONGEST.url)
    const capabilities = readCapabilities(field(info, "capabilities"))
    // Throws for what is not base64.
    contentOf(icon)
    const isGood = ID.test(id) && name.trim().length > 1 && ICON.test(icon) && isWebsite(url)
    if (!isGood || !capabilities) return undefined
    return { id, name, icon, url, capabilities, wallet: readFunctions(wallet) }
  } catch {
    return undefined
  }
}

function readCapabilities(given: unknown): Capabilities | undefined {
  if (typeof given !== "object" || given === null) return undefined
  const network = field(given, "network")
  const networks = field(given, "networks")
  if (network !== undefined && network !== "binding" && network !== "informative") return undefined
  return {
    authEntry: list(field(given, "authEntry") ?? []).filter(
      (type) => type === "v1" || type === "v2",
    ),
    message: field(given, "message") === true,
    network: network ?? "none",
    silentRestore: true,
    ...(networks === undefined ? {} : { networks: list(networks) }),
  }
}

/** A list of texts, copied. Throws `TypeError` for anything else. */
function list(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > 20) throw new TypeError("no list")
  return value.map((_, at) => text(value, at, LONGEST.passphrase))
}

/** A text of at most `longest` characters. Throws `TypeError` for anything else. */
function text(from: unknown, name: PropertyKey, longest: number): string {
  const value = field(from, name)
  if (typeof value !== "string" || value === "" || value.length > longest)
    throw new TypeError("no text")
  return value
}

/**
 * Reads an object's own field, undefined if it has none. Throws `TypeError` for a getter, so that no code of the wallet
 * runs.
 */
function field(from: unknown, name: PropertyKey): unknown {
  if (typeof from !== "object" || from === null) return undefined
  const property = Object.getOwnPropertyDescriptor(from, name)
  if (property?.get || property?.set) throw new TypeError("a getter")
  return property?.value
}

function isWebsite(url: string): boolean {
  const { username, hostname } = new URL(url)
  // A URL is also read from a text with spaces around it.
  return /^https:\/\/\S+$/i.test(url) && !username && hostname.includes(".")
}
