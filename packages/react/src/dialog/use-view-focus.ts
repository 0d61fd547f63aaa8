import { type RefObject, useEffect } from "react"

/**
 * Gives focus to the heading of a view when it takes another's place, and takes it back up when what had it goes
 * away with a change of state.
 */
export function useViewFocus(heading: RefObject<HTMLElement | null>, state: string): void {
  useEffect(() => heading.current?.focus(), [heading])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of state that may take focus away
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [heading, state])
}
