import { toPage } from "../../../scripts/docs/page-address.js"

/** A page of the collection. @typedef {{ id: string, body?: string, filePath?: string, data: { title: string, description?: string } }} Page */

/**
 * A page as markdown by itself: its title, then its text. What is live in it is left out, and links name other pages'
 * markdown.
 * @param {Page} page
 * @param {string} base the path of the site
 */
export function asMarkdown({ filePath = "", body = "", data: { title, description } }, base) {
  const from = filePath.split("src/content/docs/")[1] ?? ""
  const text = body
    .replace(/^import .* from ".*"\n/gm, "")
    .replace(/^<[A-Z][^>]*\/>\n/gm, "")
    .replace(/(?<=\]\()[^)\s]+(?=\))/g, (url) => toMarkdown(url, toPage(url, from, base), base))
    .trim()
  return `# ${title}\n\n${description ? `${description}\n\n` : ""}${text}\n`
}

/**
 * @param {string} url as written
 * @param {string} page the page that it means; the same if it means none
 * @param {string} base
 */
function toMarkdown(url, page, base) {
  if (page === url) return url
  const [path = "", anchor] = page.split("#")
  const file = path === base ? `${base}index.md` : `${path.slice(0, -1)}.md`
  return anchor ? `${file}#${anchor}` : file
}
