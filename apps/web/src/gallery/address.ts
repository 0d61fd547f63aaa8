import { useMemo, useSyncExternalStore } from "react"

/** How a state is shown. */
export interface Look {
  scheme: "auto" | "light" | "dark"
  dir: "ltr" | "rtl"
  motion: "auto" | "reduced"
  /** A BCP 47 tag; absent: English. */
  lang?: string | undefined
}

/** Where the gallery stands: its list, a section of it, or one state alone; and how states are shown. */
export interface GalleryAddress extends Look {
  surface?: string | undefined
  state?: string | undefined
}

/** The choices of how states are shown, each with its texts; the first is what an address without a choice means. */
export const lookChoices = {
  scheme: {
    label: "Colors",
    options: [
      ["auto", "System"],
      ["light", "Light"],
      ["dark", "Dark"],
    ],
  },
  dir: {
    label: "Direction",
    options: [
      ["ltr", "Left to right"],
      ["rtl", "Right to left"],
    ],
  },
  motion: {
    label: "Motion",
    options: [
      ["auto", "System motion"],
      ["reduced", "Reduced motion"],
    ],
  },
} as const

/** The name of a choice. */
export type LookChoice = keyof typeof lookChoices

/** The names of the choices, in their order. */
export const lookNames = Object.keys(lookChoices) as LookChoice[]

/** Reads the address's query; what it does not know is left out. */
function readAddress(search: string): GalleryAddress {
  const query = new URLSearchParams(search)
  const choice = <Name extends LookChoice>(name: Name): Look[Name] => {
    const values = lookChoices[name].options.map(([value]) => value)
    return (values.find((value) => value === query.get(name)) ?? values[0]) as Look[Name]
  }
  return {
    scheme: choice("scheme"),
    dir: choice("dir"),
    motion: choice("motion"),
    lang: query.get("lang") ?? undefined,
    surface: query.get("surface") ?? undefined,
    state: query.get("state") ?? undefined,
  }
}

/** Writes it back, without what is usual. */
export function hrefOf({ surface, state, lang, ...look }: GalleryAddress): string {
  const query = new URLSearchParams()
  const usual = (name: string): string | undefined => lookChoices[name as LookChoice]?.options[0][0]
  for (const [name, value] of Object.entries({ surface, state, lang, ...look })) {
    if (value && value !== usual(name)) query.set(name, value)
  }
  return query.size > 0 ? `/gallery?${query}` : "/gallery"
}

/** Goes to another address of the gallery without loading the page anew. */
export function go(href: string): void {
  history.pushState(null, "", href)
  window.dispatchEvent(new PopStateEvent("popstate"))
}

/** Where the gallery stands; the browser's Back goes back. */
export function useGalleryAddress(): GalleryAddress {
  const search = useSyncExternalStore(subscribe, () => location.search)
  return useMemo(() => readAddress(search), [search])
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener)
  return () => window.removeEventListener("popstate", listener)
}
