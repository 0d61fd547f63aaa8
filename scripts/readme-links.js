import { existsSync, readFileSync, statSync } from "node:fs"
import { posix } from "node:path"
import { toPage } from "./docs/page-address.js"
import { root } from "./run.js"

/** The target of a link or an image in Markdown. */
const target = /(?<=\]\()[^)\s]+(?=\))/g

/** The folder of the documents, whose files are pages of their site. */
const pages = "apps/docs/src/content/docs/"

/** The address of a page of the documents, for its file from their folder. */
const pageOf = (/** @type {string} */ file, /** @type {string} */ homepage) =>
  new URL(toPage(file, "", new URL(siteOf(homepage)).pathname), siteOf(homepage)).href

/** Where the documents of a repository on GitHub are published. */
const siteOf = (/** @type {string} */ homepage) =>
  homepage.replace(/^https:\/\/github\.com\/([^/]+)\/(.+)$/, "https://$1.github.io/$2/")

/**
 * A README with its relative links made absolute: a registry's page shows it far from the checkout. A page of the documents
 * becomes its address on their site.
 * @param {string} markdown
 * @param {string} directory its folder in the repository
 * @param {string} homepage the repository's page
 * @returns {string}
 */
export function withAbsoluteLinks(markdown, directory, homepage) {
  return markdown.replace(target, (link) => {
    if (/^([a-z]+:|#)/.test(link)) return link
    const [, path = "", anchor = ""] = /^([^#]*)(.*)$/.exec(link) ?? []
    const full = posix.join(directory, path)
    if (full.startsWith(pages)) return pageOf(full.slice(pages.length) + anchor, homepage)
    const isFolder = existsSync(root + full) && statSync(root + full).isDirectory()
    return `${homepage}/${isFolder ? "tree" : "blob"}/main/${full}${anchor}`
  })
}

/**
 * The links of a published README that are dead: relative ones, and those to a file or a heading that the repository
 * does not have.
 * @param {string} markdown
 * @param {string} homepage the repository's page
 * @returns {string[]}
 */
export function deadLinks(markdown, homepage) {
  return (markdown.match(target) ?? []).filter((link) => {
    if (link.startsWith("#")) return !anchorsOf(markdown).includes(link)
    if (link.startsWith(siteOf(homepage))) return isDeadPage(link.slice(siteOf(homepage).length))
    if (!link.startsWith(`${homepage}/`)) return !link.startsWith("https://")
    const [, kind, path = "", anchor] =
      /^\/(blob|tree)\/main\/([^#]+)(#.*)?$/.exec(link.slice(homepage.length)) ?? []
    if (!kind || !existsSync(root + path)) return true
    if (statSync(root + path).isDirectory() !== (kind === "tree")) return true
    return anchor !== undefined && !anchorsOf(readFileSync(root + path, "utf8")).includes(anchor)
  })
}

/**
 * Whether the documents lack a page, or a heading of it.
 * @param {string} link from the site's address
 */
function isDeadPage(link) {
  const [, page = "", anchor] = /^([^#]*)\/(#.*)?$/.exec(link) ?? []
  const file = [".md", ".mdx", "/index.md", "/index.mdx"]
    .map((end) => `${root}${pages}${page}${end}`)
    .find((path) => existsSync(path))
  if (!file) return true
  return anchor !== undefined && !anchorsOf(readFileSync(file, "utf8")).includes(anchor)
}

/**
 * The anchors of a page's headings, as GitHub and the documents' site make them.
 * @param {string} markdown
 */
export function anchorsOf(markdown) {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "")
    return `#${words.trim().replace(/\s/g, "-")}`
  })
}
