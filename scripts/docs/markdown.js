/**
 * A page of the site as a markdown file.
 * @param {{ title: string, description: string, order?: number, label?: string }} head
 * @param {readonly (string | false | undefined)[]} parts those that are there, each a block
 */
export function toPage({ title, description, order, label }, parts) {
  const sidebar = [
    order === undefined ? "" : `\n  order: ${order}`,
    label === undefined ? "" : `\n  label: ${JSON.stringify(label)}`,
  ].join("")
  const head = [
    "---",
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    "editUrl: false",
    ...(sidebar ? [`sidebar:${sidebar}`] : []),
    "---",
  ]
  return `${head.join("\n")}\n\n${parts.filter(Boolean).join("\n\n")}\n`
}

/** @param {string} code */
export function codeBlock(code, language = "ts") {
  return `\`\`\`${language}\n${code}\n\`\`\``
}

/**
 * A docstring's text as markdown: a `<` outside of code is no tag.
 * @param {string} doc
 */
export function fromDoc(doc) {
  return doc
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/</g, "&lt;")))
    .join("")
}

/**
 * The first sentence of a docstring as plain text, for search results.
 * @param {string} doc
 */
export function firstSentence(doc) {
  const [paragraph = ""] = doc.replace(/`/g, "").split(/\n\s*\n/)
  const text = paragraph.replace(/\s+/g, " ")
  return /^.*?[.!?](?= [A-Z]|$)/.exec(text)?.[0] ?? text
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n")
}
