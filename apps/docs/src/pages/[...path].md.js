import { getCollection } from "astro:content"
import { asMarkdown } from "../as-markdown.js"

/** Each page as markdown, at its address with `.md`. */
export async function getStaticPaths() {
  const pages = await getCollection("docs")
  return pages.map((page) => ({ params: { path: page.id }, props: { page } }))
}

/** @param {{ props: { page: import("../as-markdown.js").Page } }} context */
export function GET({ props: { page } }) {
  return new Response(asMarkdown(page, import.meta.env.BASE_URL), {
    headers: { "content-type": "text/markdown" },
  })
}
