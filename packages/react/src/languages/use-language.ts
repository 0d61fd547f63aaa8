import { useEffect, useState } from "react"
import { english } from "../messages.js"
import type { Language, LanguageChoice } from "./language.js"

const own: Language = { code: "en", dir: "ltr", messages: english }

/** The language to show: English until the one that was chosen has come, none where none was chosen. */
export function useLanguage(chosen: LanguageChoice | undefined): Language | undefined {
  const [loaded, setLoaded] = useState<Language>()
  useEffect(() => {
    if (typeof chosen !== "string") return setLoaded(undefined)
    let wanted = true
    import("./index.js")
      .then(({ loadLanguage }) => loadLanguage(chosen))
      .then(
        (language) => wanted && setLoaded(language),
        // What is shown stays.
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [chosen])
  return typeof chosen === "string" ? (loaded ?? own) : chosen
}
