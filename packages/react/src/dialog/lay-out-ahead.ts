/** Rows laid out in one task, so that a slow phone answers in between. The first task is for the dialog without rows. */
const ROWS_AT_ONCE = 2
/** Rows laid out in all: those in view when the dialog opens. */
const ROWS_AHEAD = 8

/**
 * Lays out a closed dialog, a few rows at a time, once its images have loaded and the browser is idle, and draws the
 * images when it is idle again, so that it opens faster: text is shaped, style is matched, and SVG images are parsed
 * into what is painted. The dialog is in the page only within a task, which paints nothing. Returns a function that
 * cancels it. Skipped in Safari, which has no idle callbacks.
 */
export function layOutAhead(dialog: HTMLDialogElement, layer: Element): () => void {
  const rows = [...dialog.querySelectorAll("li")]
  let from = -ROWS_AT_ONCE
  const images = [...dialog.querySelectorAll("img")]
  const canceled = new AbortController()
  const { signal } = canceled
  let id: number | undefined
  let canvas: OffscreenCanvasRenderingContext2D | null | undefined
  const whenIdle = (run: IdleRequestCallback): void => {
    id = globalThis.requestIdleCallback?.(run)
  }
  const prepare = (): void => {
    const loading = images.find(({ complete }) => !complete)
    if (!loading) layOut()
    for (const event of ["load", "error"])
      loading?.addEventListener(event, () => whenIdle(prepare), { once: true, signal })
  }
  const layOut = (): void => {
    const to = from + ROWS_AT_ONCE
    show(rows, "none")
    show(rows.slice(Math.max(from, 0), to), "")
    document.body.append(layer)
    dialog.setAttribute("open", "")
    dialog.getBoundingClientRect()
    dialog.removeAttribute("open")
    layer.remove()
    show(rows, "")
    from = to
    whenIdle(from < Math.min(rows.length, ROWS_AHEAD) ? layOut : draw)
  }
  const draw = (deadline: IdleDeadline): void => {
    canvas ??= new OffscreenCanvas(40, 40).getContext("2d")
    do {
      const image = images.pop()
      // A broken one draws nothing.
      if (image?.naturalWidth) canvas?.drawImage(image, 0, 0, image.width, image.height)
    } while (images.length > 0 && deadline.timeRemaining() > 0)
    if (images.length > 0) whenIdle(draw)
  }
  whenIdle(prepare)
  return () => {
    canceled.abort()
    if (id !== undefined) cancelIdleCallback(id)
  }
}

function show(rows: readonly HTMLElement[], display: "" | "none"): void {
  for (const row of rows) row.style.display = display
}
