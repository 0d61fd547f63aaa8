import type { Kit } from "@alidade/core"

/** One user action in a scene. It does nothing once the signal aborts. */
export type Step = (signal: AbortSignal, kit: Kit) => Promise<unknown>

/** Runs steps in order. */
export function steps(...all: readonly Step[]): Step {
  return async (signal, kit) => {
    for (const step of all) await step(signal, kit)
  }
}

/** Waits for an element. */
export const see = (selector: string): Step => on(selector, () => {})

/** Clicks an element. */
export const press = (selector: string): Step =>
  on(selector, (element) => {
    // `click()` would look like a key press.
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }))
  })

/** Focuses an element, as with the keyboard. */
export const focus = (selector: string): Step =>
  on(selector, (element) => {
    const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true }
    element.focus(options)
  })

export const type = (selector: string, text: string): Step =>
  on(selector, (field) => {
    // Bypass React's own setter, which would make React ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
    field.dispatchEvent(new InputEvent("input", { bubbles: true }))
  })

/** Waits for an element in the shadow root of another. */
export const seeInShadow = (host: string, selector: string): Step =>
  on(selector, () => {}, rootOf(host))

/** Clicks an element in the shadow root of another. */
export const pressInShadow = (host: string, selector: string): Step =>
  on(selector, (element) => element.click(), rootOf(host))

const rootOf = (host: string) => () => document.querySelector(host)?.shadowRoot

/** Waits for an element and runs an action on it. */
function on(
  selector: string,
  act: (element: HTMLElement) => void,
  root: () => ParentNode | null | undefined = () => document,
): Step {
  return async (signal) => {
    const element = await new Promise<HTMLElement>((resolve) => {
      const look = (): void => {
        if (signal.aborted) return
        const found = root()?.querySelector<HTMLElement>(selector)
        // Wait for effects of its rendering, such as announcements.
        if (found) setTimeout(resolve, 0, found)
        else requestAnimationFrame(look)
      }
      // An element found now may be about to be removed.
      requestAnimationFrame(look)
    })
    act(element)
  }
}
