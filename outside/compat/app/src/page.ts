/** An element of the page. */
export function element<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  return document.querySelector<Kind>(selector)!
}

/** Runs an action on a click, and shows what it returns, or the fields of its error that apps read. */
export function onClick(selector: string, action: () => Promise<unknown>): void {
  element(selector).addEventListener("click", () => {
    show("")
    action().then(show, (error: { code: number; message: string }) => {
      show({ code: error.code, message: error.message })
    })
  })
}

/** Shows a value as JSON. */
export function show(value: unknown): void {
  element("output").textContent = value === "" ? "" : JSON.stringify(value)
}
