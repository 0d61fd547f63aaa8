/**
 * Where a dialog goes into the page: inside the app's own dialog or popover in which its trigger stands, because
 * what lies outside of an open one is inert, or closes it. Dialogs of ours do not count: they come and go.
 */
export function containerOf(trigger: Element | null): Element {
  const ours = trigger?.closest('[data-alidade="dialog"]')
  const from = ours ? ours.parentElement : trigger
  return from?.closest("dialog[open], [popover]") ?? document.body
}
