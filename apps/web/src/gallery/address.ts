import { useMemo, useSyncExternalStore } from "react"

/** How a state is shown. */
export interface Look {
  scheme: "auto" | "light" | "dark"
  dir: "ltr" | "rtl"
  motion: "auto" | "reduced"
  /** A BCP 47 tag; absent: English. */
  lang?: string
}

/** Where the gallery stands: its list, a section of it, or one state alone; and how states are shown. */
export interface GalleryAddress extends Look {
  surface?: string
  state?: string
}

/** What an address without parameters means: as the system has it, and as English is written. */
const usual = { scheme: "auto", dir: "ltr", motion: "auto" } as const satisfies Look

const choices: { readonly [Name in keyof typeof usual]: readonly Look[Name][] } = {
  scheme: ["auto", "light", "dark"],
  dir: ["ltr", "rtl"],
  motion: ["auto", "reduced"],
}

/** Reads the address's query; what it does not know is left out. */
function readAddress(search: string): GalleryAddress {
  const query = new URLSearchParams(search)
  const choice = <Name extends keyof typeof usual>(name: Name): Look[Name] =>
    choices[name].find((option) => option === query.get(name)) ?? usual[name]
  const surface = query.get("surface")
  const state = query.get("state")
  const lang = query.get("lang")
  return {
    scheme: choice("scheme"),
    dir: choice("dir"),
    motion: choice("motion"),
    ...(lang ? { lang } : {}),
    ...(surface ? { surface } : {}),
    ...(state ? { state } : {}),
  }
}

/** Writes it back, without what is usual. */
export function hrefOf({ surface, state, lang, ...look }: GalleryAddress): string {
  const query = new URLSearchParams({
    ...(surface ? { surface } : {}),
    ...(state ? { state } : {}),
    ...(lang ? { lang } : {}),
  })
  for (const name of ["scheme", "dir", "motion"] as const) {
    if (look[name] !== usual[name]) query.set(name, look[name])
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
