const WANTED = "(prefers-reduced-motion: reduce)"
const UNWANTED = "(prefers-reduced-motion: no-preference)"

/** Applies the style rules for reduced motion, whatever the system setting is. Returns a function that undoes it. */
export function reduceMotion(): () => void {
  const undo: (() => void)[] = []
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue
      const { media } = rule
      const { mediaText } = media
      if (mediaText !== WANTED && mediaText !== UNWANTED) continue
      media.mediaText = mediaText === WANTED ? "all" : "not all"
      undo.push(() => {
        media.mediaText = mediaText
      })
    }
  }
  return () => {
    for (const step of undo) step()
  }
}
