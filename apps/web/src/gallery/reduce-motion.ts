const WANTED = "(prefers-reduced-motion: reduce)"
const UNWANTED = "(prefers-reduced-motion: no-preference)"

/** Applies the style rules for reduced motion, whatever the system setting is. Returns a function that undoes it. */
export function reduceMotion(): () => void {
  const undo: (() => void)[] = []
  for (const sheet of document.styleSheets) {
    for (const { media } of mediaRulesOf(sheet)) {
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

/** The media rules of a style sheet or a layer, with those in its layers. */
function mediaRulesOf({ cssRules }: { cssRules: CSSRuleList }): CSSMediaRule[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return mediaRulesOf(rule)
    return rule instanceof CSSMediaRule ? [rule] : []
  })
}
