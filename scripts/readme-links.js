import { existsSync, readFileSync, statSync } from "node:fs"
import { posix } from "node:path"
import { root } from "./run.js"

/** The target of a link or an image in Markdown. */
const target = /(?<=\]\()[^)\s]+(?=\))/g

/**
 * A README with its relative links made absolute: a registry's page shows it far from the checkout.
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
    if (link.startsWith("#")) return !anchors(markdown).includes(link)
    if (!link.startsWith(`${homepage}/`)) return !link.startsWith("https://")
    const [, kind, path = "", anchor] =
      /^\/(blob|tree)\/main\/([^#]+)(#.*)?$/.exec(link.slice(homepage.length)) ?? []
    if (!kind || !existsSync(root + path)) return true
    if (statSync(root + path).isDirectory() !== (kind === "tree")) return true
    return anchor !== undefined && !anchors(readFileSync(root + path, "utf8")).includes(anchor)
  })
}

/**
 * The anchors of a page's headings, as GitHub makes them.
 * @param {string} markdown
 */
function anchors(markdown) {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "")
    return `#${words.trim().replace(/\s/g, "-")}`
  })
}
