import { parseConfig } from "../../server/config.js"
import type { Copies } from "./copies.js"
import { within } from "./within.js"

/**
 * The server's `config.json`, or the kept one while the server can't send it: without a network, with an error, or with
 * a page instead of the file, as networks do that ask for a sign-in first. A wrong file of the server is returned, so
 * that the page says what is wrong with it, but never kept. `limit` is in ms.
 */
export async function currentConfig(
  request: Request,
  copies: Pick<Copies, "readConfig" | "keepConfig">,
  limit: number,
): Promise<Response> {
  const asked = fetch(request)
  const read = async (): Promise<[Response, string]> => {
    const response = await asked
    return [response, await response.clone().text()]
  }
  const [response, text = ""] = (await within(limit, read())) ?? []
  if (response?.ok && !isPage(text)) {
    if (isConfig(text)) await copies.keepConfig(response.clone())
    return response
  }
  return (await keptConfig(copies)) ?? response ?? asked
}

/** Loads `config.json` for a new copy. Throws an `Error` if the server sends no valid one. */
export async function loadConfig(path: string): Promise<Response> {
  const response = await fetch(path, { cache: "no-cache", redirect: "error" })
  if (response.ok && isConfig(await response.clone().text())) return response
  throw new Error(`${path}: HTTP ${response.status}, without a valid configuration`)
}

async function keptConfig({
  readConfig,
  keepConfig,
}: Pick<Copies, "readConfig" | "keepConfig">): Promise<Response | undefined> {
  const copy = await readConfig()
  if (!copy || isConfig(await copy.clone().text())) return copy
  await keepConfig()
  return undefined
}

function isPage(text: string): boolean {
  return /^\s*</.test(text)
}

function isConfig(text: string): boolean {
  try {
    parseConfig(text)
    return true
  } catch {
    return false
  }
}
