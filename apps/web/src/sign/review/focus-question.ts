/** Moves focus to the first question of the shown job that is still open. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>(".panel:not([hidden]) [data-question]")?.focus()
}
