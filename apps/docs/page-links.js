import { toPage } from "../../scripts/docs/page-address.js"

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
 * @param {any} node
 * @returns {Generator<any>}
 */
function* nodesOf(node) {
  yield node
  for (const child of node.children ?? []) yield* nodesOf(child)
}
