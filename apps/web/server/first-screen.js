const ROOT = '<div id="root"></div>'

/**
 * A page with a first screen, as HTML that a browser shows before it runs any script. The page keeps the configuration
 * that it was made from, because the two may be deployed apart. Throws an `Error` for a page without a root.
 * @param {string} html
 * @param {string} screen
 * @param {import("./config.js").Config} config
 * @returns {string}
 */
export function withFirstScreen(html, screen, config) {
  if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT} for the first screen.`)
  const network = config.networks[0]?.id ?? ""
  return html
    .replace("<html ", () => `<html data-network="${network}" `)
    .replace(ROOT, () => `<div id="root" ${attribute(config)}>${screen}</div>`)
}

/**
 * A page without its first screen, for the gallery, and beside a sandbox, where other networks and wallets are listed.
 * @param {string} html
 * @returns {string}
 */
export function withoutFirstScreen(html) {
  return html
    .replace(/<html data-network="[^"]*" /, "<html ")
    .replace(/<div id="root" data-config=".*<\/div>/s, () => ROOT)
}

/**
 * A page without the first screen of another configuration.
 * @param {string} html
 * @param {import("./config.js").Config} config
 * @returns {string}
 */
export function withOwnFirstScreen(html, config) {
  return html.includes(attribute(config)) ? html : withoutFirstScreen(html)
}

/** @param {import("./config.js").Config} config */
function attribute(config) {
  const value = JSON.stringify(config).replace(/&/g, "&amp;").replace(/"/g, "&quot;")
  return `data-config="${value}"`
}
