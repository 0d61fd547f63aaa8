/** Acts on the page as a person would, on what is there once it is there. */
export interface Hand {
  /** Waits for an element. */
  see: (selector: string) => Promise<HTMLElement>
  press: (selector: string) => Promise<void>
  /** Comes to an element by the keyboard. */
  reach: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
}

/** A hand that rests for good once the signal aborts. */
export function createHand(signal: AbortSignal): Hand {
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
    reach: async (selector) => {
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
