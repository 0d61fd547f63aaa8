import { vi } from "vitest"

/** Replaces `sessionStorage` by one in memory, with room for so many characters. Its items are its own properties. */
export function stubSession(room: number = Number.POSITIVE_INFINITY): Record<string, string> {
  const session: Record<string, string> = Object.create({
    getItem: (key: string) => (Object.hasOwn(session, key) ? session[key] : null),
    setItem(key: string, text: string) {
      const all = Object.entries({ ...session, [key]: text })
        .flat()
        .join("")
      if (all.length > room) throw new DOMException("Full", "QuotaExceededError")
      session[key] = text
    },
    removeItem(key: string) {
      delete session[key]
    },
  })
  vi.stubGlobal("sessionStorage", session)
  return session
}
