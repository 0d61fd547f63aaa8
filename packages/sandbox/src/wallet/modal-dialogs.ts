/**
 * Follows the page's modal dialogs and tells which one is in front, for all outside it is inert. Calls back at
 * once and after each change, with null when none is open. Returns how to stop.
 */
export function followModalDialogs(tell: (front: HTMLDialogElement | null) => void): () => void {
  let open: HTMLDialogElement[] = []
  let told: HTMLDialogElement | null | undefined

  const look = (): void => {
    const modal = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")]
    open = [
      ...open.filter((dialog) => modal.includes(dialog)),
      ...modal.filter((dialog) => !open.includes(dialog)),
    ]
    const front = open.at(-1) ?? null
    if (front === told) return
    told = front
    tell(front)
  }

  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["open"] })
  look()
  return () => observer.disconnect()
}
