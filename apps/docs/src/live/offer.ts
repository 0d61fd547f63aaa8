/** Offers to run each example of the page. Its code is loaded when somebody wants it. */
export function offerExamples(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-live]")) {
    const button = section.querySelector("button")
    const stage = section.querySelector<HTMLElement>(".stage")
    if (!button || !stage) continue
    button.hidden = false
    button.addEventListener("click", async () => {
      button.disabled = true
      try {
        const { runExample } = await import("./run.js")
        await runExample(section.dataset.live ?? "", stage)
        button.remove()
        // The button had the focus.
        stage.focus()
      } catch (cause) {
        button.disabled = false
        stage.textContent = `The example could not start: ${cause instanceof Error ? cause.message : cause}`
      }
    })
  }
}
