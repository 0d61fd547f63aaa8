import { useEffect } from "react"

const NAME = "Alidade"

/** Puts a text before the page's name in the document's title, as long as it is shown. */
export function useTitle(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    document.title = `${text} – ${NAME}`
    return () => {
      document.title = NAME
    }
  }, [text])
}
