/** Dialogs and popovers, by their native mark and by the one that libraries give theirs. */
const LAYERS = "dialog[open], [popover], [role=dialog], [role=alertdialog]"

/** The element that has focus, within shadow roots too. */
export function activeElement(): Element | null {
  return deepest(document.activeElement)
}

/**
 * Where a dialog goes into the page: inside the app's own dialog or popover in which its trigger stands, because
 * what lies outside of an open one is inert, hidden from screen readers, or closes it; else in the trigger's shadow
 * root, where its styles are. Dialogs of ours do not count: they come and go.
 */
export function containerOf(trigger: Element | null): Element | ShadowRoot {
  const element = deepest(trigger)
  const ours = element?.closest('[data-alidade="dialog"]')
  const from = ours ? ours.parentElement : element
  const root = from?.getRootNode()
  return from?.closest(LAYERS) ?? (root instanceof ShadowRoot ? root : document.body)
}

/** The element itself, or what has focus in its shadow root. */
export function deepest(element: Element | null): Element | null {
  const inner = element?.shadowRoot?.activeElement
  return inner ? deepest(inner) : element
}
