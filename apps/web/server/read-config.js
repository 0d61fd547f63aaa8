import { readConfigWith } from "./config.js"

/**
 * Reads the text of `config.json`, for servers and scripts. Throws an `Error` that names the file, the line, the column,
 * and what must be there.
 * @param {string} text
 * @returns {Promise<import("./config.js").Config>}
 */
export async function readConfig(text) {
  // The script that builds the packages imports this file before they are there.
  const { namesakeOf } = await import("@alidade/core")
  return readConfigWith(text, namesakeOf)
}
