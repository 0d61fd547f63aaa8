import { useMemo, useSyncExternalStore } from "react"
import { basePath } from "../logic/base-path.js"

/** How a scene is displayed. */
export interface Look {
  scheme: "auto" | "light" | "dark"
  dir: "ltr" | "rtl"
  motion: "auto" | "reduced"
  /** A BCP 47 tag. English if undefined. */
  lang?: string | undefined
  /** The front end's mode, for the way back to it. */
  mode?: string | undefined
}

/** The current place in the gallery: the list, a page, or one scene; and how scenes are displayed. */
export interface GalleryAddress extends Look {
  surface?: string | undefined
  state?: string | undefined
}

/** The display options with their labels. The first value of each is the default. */
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

/** The name of a display option. */
export type LookChoice = keyof typeof lookChoices

/** The names of the display options, in order. */
export const lookNames = Object.keys(lookChoices) as LookChoice[]

/** Reads the address's query and ignores unknown parameters. */
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
    mode: ["live", "sandbox"].find((mode) => mode === query.get("mode")),
    surface: query.get("surface") ?? undefined,
    state: query.get("state") ?? undefined,
  }
}

/** Writes the address, without default values. */
export function hrefOf({ surface, state, lang, ...look }: GalleryAddress): string {
  const query = new URLSearchParams()
  const usual = (name: string): string | undefined => lookChoices[name as LookChoice]?.options[0][0]
  for (const [name, value] of Object.entries({ surface, state, lang, ...look })) {
    if (value && value !== usual(name)) query.set(name, value)
  }
  return `${basePath}gallery${query.size > 0 ? `?${query}` : ""}`
}

/** Navigates within the gallery without reloading the page. */
export function go(href: string): void {
  history.pushState(null, "", href)
  window.dispatchEvent(new PopStateEvent("popstate"))
}

/** The current place in the gallery. The browser's Back button returns to the previous one. */
export function useGalleryAddress(): GalleryAddress {
  const search = useSyncExternalStore(subscribe, () => location.search)
  return useMemo(() => readAddress(search), [search])
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener)
  return () => window.removeEventListener("popstate", listener)
}
