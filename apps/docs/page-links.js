import { posix } from "node:path"

/**
 * A plugin for markdown: turns a link to another page's file into the link to that page. So links also work on GitHub, and
 * in the pages as markdown.
 * @param {string} base the path of the site
 */
export function pageLinks(base) {
  return () =>
    (/** @type {any} */ tree, /** @type {{ path: string }} */ { path }) => {
      const from = path.replaceAll("\\", "/").split("/src/content/docs/")[1] ?? ""
      for (const node of nodesOf(tree))
        if (typeof node.url === "string") node.url = toPage(node.url, from, base)
    }
}

/**
 * @param {string} url as written
 * @param {string} from the file with the link, from the folder of all pages
 * @param {string} base
 */
export function toPage(url, from, base) {
  const [, file, anchor = ""] = /^(?!\/|[\w+.-]+:)([^#]+)\.mdx?(#.*)?$/.exec(url) ?? []
  if (!file) return url
  const page = posix.join(posix.dirname(from), file).replace(/(^|\/)index$/, "")
  return `${posix.join(base, page)}/${anchor}`.replace(/\/{2,}/g, "/")
}

/**
 * @param {any} node
 * @returns {Generator<any>}
 */
function* nodesOf(node) {
  yield node
  for (const child of node.children ?? []) yield* nodesOf(child)
}
