import { type PointerEvent, useRef } from "react"

/** Detects presses that begin and end on the backdrop. Dragging a selection out of the dialog does not count. */
export function useBackdropPress(onPress: () => void): {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
} {
  const pressedBackdrop = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }) => {
      pressedBackdrop.current = target === currentTarget
    },
    onPointerUp: ({ target, currentTarget }) => {
      if (pressedBackdrop.current && target === currentTarget) onPress()
      pressedBackdrop.current = false
    },
  }
}
