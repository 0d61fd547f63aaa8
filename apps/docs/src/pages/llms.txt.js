import { getCollection } from "astro:content"
import { sections } from "../../sections.js"

/**
 * The list of pages for programs that read (llmstxt.org): each page's markdown, with its description.
 * @param {{ site: URL }} context
 */
export async function GET({ site }) {
  const pages = await getCollection("docs")
  const base = new URL(import.meta.env.BASE_URL, site)
  const parts = sections
    .flatMap(({ label, folder, sections = [{ label, folder }] }) => sections)
    .flatMap(({ label, folder }) => {
      const lines = pages
        .filter(({ id }) => id === folder || id.startsWith(`${folder}/`))
        .sort((a, b) => order(a) - order(b) || a.id.localeCompare(b.id))
        .map(({ id, data }) => `- [${data.title}](${base}${id}.md): ${data.description}`)
      return lines.length > 0 ? [`## ${label}\n\n${lines.join("\n")}\n`] : []
    })
  const home = pages.find(({ id }) => id === "index")
  const text = [`# Alidade\n\n> ${home?.data.description}\n`, ...parts].join("\n")
  return new Response(text, { headers: { "content-type": "text/plain" } })
}

/** @param {any} page */
function order({ data }) {
  return data.sidebar?.order ?? Number.POSITIVE_INFINITY
}
