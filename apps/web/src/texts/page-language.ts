import { createStore, type Store } from "@alidade/core"
import type { Language } from "@alidade/react"
import type { CodeTexts } from "@alidade/react/result-codes"
import type { Plural } from "@alidade/react/texts"
import { useSyncExternalStore } from "react"

/** Translated texts of the page, by section and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string | Plural>>>>

/** The language of the page. */
export interface PageLanguage {
  /** A BCP 47 tag. */
  code: string
  dir: "ltr" | "rtl"
  /** The page's texts. English is beside the code that shows it. */
  texts?: Catalogue
  /** The texts of the wallet button and the dialogs. English is their own. */
  components?: Language
  /** The texts of the network's result codes, likewise. */
  codes?: CodeTexts
}

const store: Store<PageLanguage> = createStore<PageLanguage>({ code: "en", dir: "ltr" })

/**
 * The language of the page. There is one, so that texts outside components, such as those of errors, follow it too. The
 * page renders again when it changes.
 */
export const pageLanguage: () => PageLanguage = store.getState

/** Sets the language of the page. */
export const setPageLanguage: (language: PageLanguage) => void = store.setState

/**
 * The language of the page, for the component at its top and memoized ones. The others call the texts while they render.
 */
export function usePageLanguage(): PageLanguage {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}
