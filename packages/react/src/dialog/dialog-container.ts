/** Open dialogs and popovers, both native ones and ones marked by role in libraries. */
const LAYERS = "dialog[open], [popover], [role=dialog], [role=alertdialog]"

/** The focused element, including in shadow roots. */
export function activeElement(): Element | null {
  return deepest(document.activeElement)
}

/**
 * Where to insert a dialog. Inside the app's own dialog or popover around the trigger, because content outside an open
 * one is inert, hidden from screen readers, or closes it. Else in the trigger's shadow root, which has its styles.
 * Alidade's own dialogs are skipped, because they come and go.
 */
export function containerOf(trigger: Element | null): Element | ShadowRoot {
  const element = deepest(trigger)
  const ours = element?.closest('[data-alidade="dialog"]')
  const from = ours ? ours.parentElement : element
  const root = from?.getRootNode()
  return from?.closest(LAYERS) ?? (root instanceof ShadowRoot ? root : document.body)
}

/** The element itself, or the focused element in its shadow root. */
export function deepest(element: Element | null): Element | null {
  const inner = element?.shadowRoot?.activeElement
  return inner ? deepest(inner) : element
}
