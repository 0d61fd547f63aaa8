import { type RefObject, useLayoutEffect } from "react"
import { MORPH_MS } from "../parts/constants.js"

/**
 * Animates a panel to the size of its content when that changes, except with reduced motion. The content, which is
 * measured, is not animated.
 */
export function useMorph(
  panel: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    let from: { width: number; height: number } | undefined
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = content.current!
      if (width === from?.width && height === from.height) return
      // The first call reports the initial size. A dialog that is rendered ahead has none until it is opened.
      if (from?.height && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
        panel.current?.animate(
          [
            { width: `${from.width}px`, height: `${from.height}px` },
            { width: `${width}px`, height: `${height}px` },
          ],
          { duration: MORPH_MS, easing: "cubic-bezier(.2, .8, .2, 1)" },
        )
      }
      from = { width, height }
    })
    observer.observe(content.current!)
    return () => observer.disconnect()
  }, [panel, content])
}
