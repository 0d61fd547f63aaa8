import { readdirSync, readFileSync } from "node:fs"

/**
 * The pages of a built site: their HTML, links, and ids.
 * @typedef {{ path: string, links: string[], ids: Set<string> }} HtmlPage `path` begins and ends with a slash
 */

/**
 * @param {string} folder of the built site
 * @param {string} base the path at which it is served
 * @returns {Map<string, HtmlPage>} by path
 */
export function readHtml(folder, base) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
  return new Map(
    files.map((file) => {
      const html = readFileSync(`${folder}/${file}`, "utf8")
      const path = base + file.replace(/index\.html$/, "")
      const ids = new Set(valuesOf(html, "id"))
      return [path, { path, links: valuesOf(html, "href"), ids }]
    }),
  )
}

/**
 * The links between pages that lead nowhere, each with the page that has it.
 * @param {ReadonlyMap<string, HtmlPage>} pages
 * @param {ReadonlySet<string>} files other files of the site, by path
 * @returns {string[]}
 */
export function deadLinks(pages, files) {
  return [...pages.values()].flatMap(({ path, links }) =>
    [...new Set(links)]
      .filter((link) => {
        if (/^[a-z][a-z+.-]*:/i.test(link)) return false
        const { pathname, hash } = new URL(link, `http://site${path}`)
        const page = pages.get(pathname)
        if (!page) return !files.has(pathname)
        return hash !== "" && !page.ids.has(decodeURIComponent(hash.slice(1)))
      })
      .map((link) => `${path} links to ${link}`),
  )
}

/**
 * The values of an attribute in HTML that a generator wrote: always in double quotes.
 * @param {string} html
 * @param {string} name
 */
function valuesOf(html, name) {
  return [...html.matchAll(new RegExp(`<[^>]*\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replace(/&#(?:38|x26);|&amp;/g, "&"),
  )
}
