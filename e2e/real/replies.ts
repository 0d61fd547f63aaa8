import type { Page } from "@playwright/test"

/** A message between the page and an extension, or a type of its document events. */
interface Message {
  readonly id: unknown
  readonly source: string
  readonly type: unknown
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Notes the shapes of the replies that an extension posts to a page, from its next load on. Returns what reads them: by
 * the type of the request, the shapes that occurred, sorted.
 */
export async function noteReplies(page: Page): Promise<() => [type: string, shapes: string][]> {
  const types = new Map<unknown, string>()
  const shapes = new Map<string, Set<string>>()
  await page.exposeBinding("noteMessage", (_, { id, source, type, fields }: Message) => {
    if (source.endsWith("_REQUEST")) return void types.set(id, String(type))
    const asked = types.get(id)
    if (asked === undefined || !source.endsWith("_RESPONSE")) return
    const shape = Object.entries(fields)
      .map(([name, kind]) => `${name}: ${kind}`)
      .sort()
      .join(", ")
    shapes.set(asked, (shapes.get(asked) ?? new Set()).add(`{ ${shape} }`))
  })
  await page.addInitScript(() => {
    const kindOf = (value: unknown): string => (value === "" ? "empty" : typeof value)
    const note = Reflect.get(window, "noteMessage") as (message: Message) => void
    window.addEventListener("message", ({ source, data }) => {
      if (source !== window || typeof data?.source !== "string") return
      const { source: name, messageId, messagedId, type, ...rest } = data
      const fields = Object.entries(rest).map(([field, value]) => [field, kindOf(value)])
      note({
        id: messageId ?? messagedId,
        source: name,
        type,
        fields: Object.fromEntries(fields),
      })
    })
  })
  return () =>
    [...shapes]
      .map(([type, seen]): [string, string] => [type, [...seen].sort().join(" or ")])
      .sort(([a], [b]) => a.localeCompare(b))
}
