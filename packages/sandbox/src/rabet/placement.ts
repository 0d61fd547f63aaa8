import type { Detail } from "./wire.js"

/** px */
const WIDTH = 380
const HEIGHT = 640

/** A page's screen, in px. */
export interface ScreenArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Whether a browser opens Rabet's window. Rabet places it at the right end of the page's window, from the position in
 * the request. Chromium refuses windows that are less than half on a screen.
 */
export function hasRoom({ screenX, screenY, outerWidth }: Detail, screen: ScreenArea): boolean {
  const left = Math.max(Number(screenX) + Number(outerWidth) - WIDTH, 0)
  const top = Math.max(Number(screenY), 0)
  const visible =
    overlap(left, WIDTH, screen.left, screen.width) *
    overlap(top, HEIGHT, screen.top, screen.height)
  return visible >= (WIDTH * HEIGHT) / 2
}

function overlap(start: number, length: number, from: number, size: number): number {
  return Math.max(0, Math.min(start + length, from + size) - Math.max(start, from))
}

/** The available area of a page's screen, if the browser reports it. */
export function screenAreaOf(page: Window): ScreenArea {
  const { availWidth: width, availHeight: height } = page.screen
  const { availLeft: left = 0, availTop: top = 0 } = page.screen as {
    availLeft?: number
    availTop?: number
  }
  return { left, top, width, height }
}
