import { walletNames } from "./wallet-names.js"

/**
 * A network of `config.json`.
 * @typedef {object} ConfigNetwork
 * @property {string} id a short name, unique among the networks: letters, digits, and hyphens
 * @property {string} name on screen
 * @property {string} passphrase
 * @property {string} horizonUrl base URL of its Horizon, without a trailing slash
 * @property {string} rpcUrl URL of its JSON-RPC
 * @property {string} [explorerUrl] base URL of an explorer with the paths of stellar.expert, such as `/tx/<hash>`
 * @property {string} [friendbotUrl] URL of its faucet; networks with real money have none
 */

/**
 * A network that a visitor adds on the page. It has no id, because its passphrase identifies it.
 * @typedef {Omit<ConfigNetwork, "id" | "explorerUrl">} CustomNetwork
 */

/**
 * The front end's configuration.
 * @typedef {object} Config
 * @property {readonly ConfigNetwork[]} networks the first one is selected at first
 * @property {readonly WalletName[]} wallets
 * @property {boolean} [customNetworks] whether visitors may add networks that are not listed. By default not
 * @property {readonly string[]} [domains] host names that may be asked for home domains and federation
 * @property {string} [walletConnectProjectId] without one, WalletConnect is "Not available"
 * @property {boolean} [sandbox] whether `/sandbox.json` is beside it. The server of `npm start` adds this
 */

/** @typedef {typeof walletNames[number]} WalletName the wallets that a configuration can name; all of them by default */

/** @typedef {(string | number)[]} Path to a value in the document: `["networks", 0, "id"]` */
/** @typedef {(value: unknown, path: Path) => any} Check returns the value, or throws a `Fault` */

/** A wrong value of the configuration. */
class Fault extends Error {
  /**
   * @param {Path} path
   * @param {string} message what the value must be
   */
  constructor(path, message) {
    super(message)
    this.path = path
  }
}

/** @typedef {typeof import("@alidade/core").namesakeOf} NamesakeOf */

/**
 * Reads the text of `config.json`. Throws an `Error` that names the file, the line, the column, and what must be there.
 * @param {string} text
 * @param {NamesakeOf} namesakeOf from the core package. The script that builds it imports this file before it is there
 * @returns {Promise<Config>}
 */
export async function readConfigWith(text, namesakeOf) {
  // Many hosts answer with a page where a file is missing.
  if (/^\s*</.test(text)) {
    throw new Error(
      "config.json: this server sent a web page instead of the file. Put config.json beside index.html.",
    )
  }
  try {
    const config = parseConfig(text)
    checkNames(config.networks, namesakeOf)
    return config
  } catch (error) {
    const fault = error instanceof Fault ? error : undefined
    // Loaded only for a wrong file.
    const { placeInJson } = await import("./json-place.js")
    const { line, column } = placeInJson(text, fault?.path)
    const what = fault ? `${nameOf(fault.path)} ${fault.message}` : "this isn’t JSON."
    throw new Error(`config.json, line ${line}, column ${column}: ${what}`, { cause: error })
  }
}

/**
 * Reads the text of `config.json` without loading anything, so without comparing names. Throws an `Error` if it is
 * something else.
 * @param {string} text
 * @returns {Config}
 */
export function parseConfig(text) {
  return checkConfig(JSON.parse(text), [])
}

/**
 * Reads a network that a visitor added, by the rules of the file. Undefined for anything else.
 * @param {unknown} value
 * @returns {CustomNetwork | undefined}
 */
export function readCustomNetwork(value) {
  try {
    return checkCustomNetwork(value, [])
  } catch {
    return undefined
  }
}

/** @type {Check} */
function checkText(value, path) {
  if (typeof value === "string" && value.trim() !== "" && value.length <= 200) return value
  throw new Fault(path, "must be a text with 1 to 200 characters.")
}

/**
 * A name on screen: nothing in it is invisible, or changes the text around it.
 * @type {Check}
 */
function checkName(value, path) {
  const name = checkText(value, path)
  if (name.length <= 80 && !/(?! )[\p{C}\p{Z}\p{DI}\u2800]|\p{M}{5}/u.test(name)) return name
  throw new Fault(path, "must have at most 80 characters, all of them visible.")
}

/** @type {Check} */
function checkId(value, path) {
  if (typeof value === "string" && /^[a-z0-9-]{1,40}$/.test(value)) return value
  throw new Fault(path, "must consist of 1 to 40 lowercase letters, digits, and hyphens.")
}

/** @type {Check} */
function checkBoolean(value, path) {
  if (typeof value === "boolean") return value
  throw new Fault(path, "must be true or false.")
}

/** Host names, and addresses of version 4. The security headers are made of them, so nothing else is allowed. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/**
 * Node 20's `URL.canParse` refuses addresses with letters such as ü once it has been compiled.
 * @param {string} text
 */
function parseUrl(text) {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/**
 * A URL of a network that a visitor adds. Many JSON-RPC servers take their key in the query.
 * @type {Check}
 */
function checkOwnUrl(value, path) {
  const url = typeof value === "string" && value.length <= 1_000 ? parseUrl(value) : undefined
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? "")
  const isAllowed = url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)
  if (!url || !isAllowed || url.username || url.password || url.href.includes("#")) {
    throw new Fault(path, "must be an https: URL, or an http: URL of localhost.")
  }
  if (!HOST.test(url.hostname) && url.hostname !== "[::1]") {
    throw new Fault(path, "must have a host of letters, digits, hyphens, and dots.")
  }
  // As the browser reads it: without white space and default ports, and with an ASCII host.
  return url.href.replace(/\/+$/, "")
}

/**
 * A URL of the file, from which the policy is made.
 * @type {Check}
 */
function checkUrl(value, path) {
  const url = checkOwnUrl(value, path)
  if (url.includes("?")) throw new Fault(path, "must have no query.")
  return url
}

/** @type {Check} */
function checkWallet(value, path) {
  if (walletNames.some((name) => name === value)) return value
  throw new Fault(path, `must be one of ${walletNames.join(", ")}.`)
}

/** @type {Check} */
function checkDomain(value, path) {
  const label = "[a-z0-9]([a-z0-9-]*[a-z0-9])?"
  const isDomain = new RegExp(`^(${label}\\.)+${label}(:\\d{1,5})?$`, "i")
  if (typeof value === "string" && value.length <= 253 && isDomain.test(value))
    return value.toLowerCase()
  throw new Fault(path, "must be a host name such as example.org, without https:// and a path.")
}

/**
 * Checks a list with at least one entry, and that no two entries have the same key.
 * @param {Check} check
 * @param {readonly (string | undefined)[]} keys of an entry that must be unique; undefined stands for the entry itself
 * @returns {Check}
 */
function listOf(check, keys) {
  return (value, path) => {
    if (!Array.isArray(value) || value.length === 0) {
      throw new Fault(path, "must be a list with at least one entry.")
    }
    const entries = value.map((entry, index) => check(entry, [...path, index]))
    for (const key of keys) {
      const all = entries.map((entry) => (key === undefined ? entry : entry[key]))
      const second = all.findIndex((one, index) => all.indexOf(one) !== index)
      if (second === -1) continue
      throw new Fault([...path, second, ...(key === undefined ? [] : [key])], "is there twice.")
    }
    return entries
  }
}

/**
 * Checks an object with these fields and no others.
 * @param {Readonly<Record<string, Check>>} required
 * @param {Readonly<Record<string, Check>>} optional
 * @returns {Check}
 */
function objectOf(required, optional) {
  const fields = { ...required, ...optional }
  return (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new Fault(path, "must be an object.")
    }
    for (const name of Object.keys(required)) {
      if (!Object.hasOwn(value, name)) throw new Fault(path, `needs “${name}”.`)
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const check = Object.hasOwn(fields, name) ? fields[name] : undefined
        if (check) return [name, check(one, [...path, name])]
        throw new Fault([...path, name], `is unknown. Known: ${Object.keys(fields).join(", ")}.`)
      }),
    )
  }
}

const networkFields = {
  name: checkName,
  passphrase: checkText,
  horizonUrl: checkUrl,
  rpcUrl: checkUrl,
}

const checkNetwork = objectOf(
  { id: checkId, ...networkFields },
  { explorerUrl: checkUrl, friendbotUrl: checkUrl },
)

const checkCustomNetwork = objectOf(
  { ...networkFields, rpcUrl: checkOwnUrl },
  { friendbotUrl: checkUrl },
)

const checkFields = objectOf(
  { networks: listOf(checkNetwork, ["id", "name", "passphrase"]) },
  {
    wallets: listOf(checkWallet, [undefined]),
    customNetworks: checkBoolean,
    domains: listOf(checkDomain, [undefined]),
    walletConnectProjectId: checkText,
    sandbox: checkBoolean,
  },
)

/**
 * Checks that no network's name equals or resembles another known network's.
 * @param {readonly ConfigNetwork[]} networks
 * @param {NamesakeOf} namesakeOf
 */
function checkNames(networks, namesakeOf) {
  for (const [index, network] of networks.entries()) {
    const other = namesakeOf(network, networks.slice(0, index))
    if (!other) continue
    throw new Fault(["networks", index, "name"], `looks like another network’s, “${other.name}”.`)
  }
}

/** @type {Check} */
function checkConfig(value, path) {
  return { wallets: walletNames, ...checkFields(value, path) }
}

/**
 * A path as in JavaScript: `networks[0].id`.
 * @param {Path} path
 */
function nameOf(path) {
  const name = path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "")
  return name || "the document"
}
