import { type PointerEvent, useRef } from "react"

/** A press counts when it begins and ends on the backdrop: dragging a selection out of the dialog does not. */
export function useBackdropPress(onPress: () => void): {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
} {
  const began = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }) => {
      began.current = target === currentTarget
    },
    onPointerUp: ({ target, currentTarget }) => {
      if (began.current && target === currentTarget) onPress()
      began.current = false
    },
  }
}
