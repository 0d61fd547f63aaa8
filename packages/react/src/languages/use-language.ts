import { useEffect, useState } from "react"
import type { Language, LanguageChoice, Texts } from "./language.js"

/** A language as the provider uses it. Missing texts fall back to English. */
type ActiveLanguage = Omit<Language, "messages"> & { messages?: Texts }

/** The language to show: English until the chosen one has loaded, undefined if none was chosen. */
export function useLanguage(chosen: LanguageChoice | undefined): ActiveLanguage | undefined {
  const [loaded, setLoaded] = useState<ActiveLanguage>({ code: "en", dir: "ltr" })
  useEffect(() => {
    if (typeof chosen !== "string") return
    let wanted = true
    import("./index.js")
      .then((languages) => languages.loadLanguage(chosen))
      .then(
        (language) => wanted && setLoaded(language),
        // On failure, the shown language stays.
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [chosen])
  return typeof chosen === "string" ? loaded : chosen
}
