/**
 * Reports which of the page's modal dialogs is in front; everything outside that dialog is inert. Calls back at once
 * and after each change, with null when no dialog is open. Returns a function that stops.
 */
export function followModalDialogs(report: (front: HTMLDialogElement | null) => void): () => void {
  let open: HTMLDialogElement[] = []
  let reported: HTMLDialogElement | null | undefined

  const check = (): void => {
    const modal = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")]
    open = [
      ...open.filter((dialog) => modal.includes(dialog)),
      ...modal.filter((dialog) => !open.includes(dialog)),
    ]
    const front = open.at(-1) ?? null
    if (front === reported) return
    reported = front
    report(front)
  }

  const observer = new MutationObserver(check)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["open"] })
  check()
  return () => observer.disconnect()
}
