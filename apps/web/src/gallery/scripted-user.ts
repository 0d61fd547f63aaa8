import type { Kit } from "@alidade/core"

/** Acts on the page as a person would; every action waits for its element. */
export interface ScriptedUser {
  /** Waits for an element. */
  see: (selector: string) => Promise<HTMLElement>
  press: (selector: string) => Promise<void>
  /** Focuses an element as the keyboard does. */
  focus: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
}

/** A user who does nothing more once the signal aborts. */
export function createScriptedUser(signal: AbortSignal): ScriptedUser {
  const see = (selector: string): Promise<HTMLElement> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (signal.aborted) return
        const element = document.querySelector<HTMLElement>(selector)
        // Once what it brings with it is done too, such as saying aloud that it is there.
        if (element) setTimeout(resolve, 0, element)
        else requestAnimationFrame(look)
      }
      // What stands there now may be on its way out.
      requestAnimationFrame(look)
    })
  return {
    see,
    press: async (selector) => {
      // `click()` would be taken for a key's.
      const press = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })
      ;(await see(selector)).dispatchEvent(press)
    },
    focus: async (selector) => {
      const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true }
      ;(await see(selector)).focus(options)
    },
    type: async (selector, text) => {
      const field = await see(selector)
      // Past React's own setter, which would take the event for no change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
      field.dispatchEvent(new InputEvent("input", { bubbles: true }))
    },
  }
}

/** Something that a scene does, with the kit of that scene. */
export type Step = (user: ScriptedUser, kit: Kit) => Promise<unknown>

/** Does one step after the other. */
export function steps(...all: readonly Step[]): Step {
  return async (user, kit) => {
    for (const step of all) await step(user, kit)
  }
}

/** Waits for an element. */
export const see =
  (selector: string): Step =>
  (user) =>
    user.see(selector)

/** Presses an element. */
export const press =
  (selector: string): Step =>
  (user) =>
    user.press(selector)

/** Focuses an element as the keyboard does. */
export const focus =
  (selector: string): Step =>
  (user) =>
    user.focus(selector)

/** Types a text into a field. */
export const type =
  (selector: string, text: string): Step =>
  (user) =>
    user.type(selector, text)
