/**
 * The path under which the site is served, with a slash at both ends: `/`, or a folder such as `/repository/`. Throws
 * an `Error` for a text that is no such path.
 * @param {string} text the slashes at its ends may be missing
 * @returns {string}
 */
export function readBasePath(text) {
  const base = `/${text}/`.replace(/\/{2,}/g, "/")
  const names = base.split("/").slice(1, -1)
  if (names.every((name) => /^[\w~-][\w.~-]*$/.test(name))) return base
  throw new Error(`The base must be a path such as /repository/, not “${text}”.`)
}

/**
 * A built page whose addresses of files begin with this path. The page then works under every address that it is sent
 * for. Throws an `Error` for a page without a manifest.
 * @param {string} html
 * @param {string} base
 * @returns {string}
 */
export function withBasePath(html, base) {
  const [, previous] = /<link rel="manifest" href="([^"]*)manifest\.json"/.exec(html) ?? []
  if (previous === undefined) throw new Error("index.html has no manifest that shows its base.")
  return html.replace(/(?<=\s(?:href|src)=")[^":]*"/g, (address) =>
    address.startsWith(previous) ? base + address.slice(previous.length) : address,
  )
}
