/**
 * Names each page's markdown in its head.
 * @param {{ locals: { starlightRoute: any } }} context
 */
export function onRequest({ locals }) {
  const { head, id } = locals.starlightRoute
  if (id === "404") return
  const href = `${import.meta.env.BASE_URL}${id || "index"}.md`
  head.push({ tag: "link", attrs: { rel: "alternate", type: "text/markdown", href } })
}
