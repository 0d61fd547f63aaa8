/** More columns than this don't fit on a phone. */
const MOST = 3

/** A plugin for HTML: puts each wide table into a group that scrolls, and that the keyboard reaches. */
export function wideTables() {
  return wrapTables
}

/** @param {any} node */
function wrapTables(node) {
  node.children = node.children?.map((/** @type {any} */ child) => {
    wrapTables(child)
    return child.tagName === "table" && columnsOf(child) > MOST ? wrapped(child) : child
  })
}

/** @param {any} table */
function wrapped(table) {
  const properties = { className: ["wide-table"], role: "group", ariaLabel: "Table", tabIndex: 0 }
  return { type: "element", tagName: "div", properties, children: [table] }
}

/**
 * The cells of the first row.
 * @param {any} node
 * @returns {number}
 */
function columnsOf({ tagName, children = [] }) {
  if (tagName === "tr")
    return children.filter((/** @type {any} */ cell) => cell.type === "element").length
  return children.map(columnsOf).find((/** @type {number} */ count) => count > 0) ?? 0
}
