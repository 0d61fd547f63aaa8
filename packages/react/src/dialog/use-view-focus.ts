import { type RefObject, useEffect } from "react"

/** Focuses a view's heading when the view appears, and again if a state change removes the focused element. */
export function useViewFocus(heading: RefObject<HTMLElement | null>, state: string): void {
  useEffect(() => heading.current?.focus(), [heading])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state change can remove the focused element
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [heading, state])
}
