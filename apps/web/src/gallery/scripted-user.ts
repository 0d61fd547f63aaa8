import type { Kit } from "@alidade/core"

/** Something that a scene does with its kit, as a person would. It does nothing more once the signal aborts. */
export type Step = (signal: AbortSignal, kit: Kit) => Promise<unknown>

/** Does one step after the other. */
export function steps(...all: readonly Step[]): Step {
  return async (signal, kit) => {
    for (const step of all) await step(signal, kit)
  }
}

/** Waits for an element. */
export const see = (selector: string): Step => on(selector, () => {})

/** Presses an element. */
export const press = (selector: string): Step =>
  on(selector, (element) => {
    // `click()` would be taken for a key's.
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }))
  })

/** Focuses an element as the keyboard does. */
export const focus = (selector: string): Step =>
  on(selector, (element) => {
    const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true }
    element.focus(options)
  })

/** Types a text into a field. */
export const type = (selector: string, text: string): Step =>
  on(selector, (field) => {
    // Past React's own setter, which would take the event for no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
    field.dispatchEvent(new InputEvent("input", { bubbles: true }))
  })

/** Waits for an element, and does something with it. */
function on(selector: string, act: (element: HTMLElement) => void): Step {
  return async (signal) => {
    const element = await new Promise<HTMLElement>((resolve) => {
      const look = (): void => {
        if (signal.aborted) return
        const found = document.querySelector<HTMLElement>(selector)
        // Once what it brings with it is done too, such as saying aloud that it is there.
        if (found) setTimeout(resolve, 0, found)
        else requestAnimationFrame(look)
      }
      // What stands there now may be on its way out.
      requestAnimationFrame(look)
    })
    act(element)
  }
}
