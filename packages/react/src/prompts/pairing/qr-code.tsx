import { correction, generate } from "lean-qr/nano"
import { type ReactElement, useMemo } from "react"

interface QrCodeProps {
  /** The text to encode. */
  value: string
  /** Accessible name. Without it, the code has expired: it is blurred and hidden from screen readers. */
  label?: string
}

/** White modules around the code, which scanners require. */
const QUIET = 4

/** A QR code of level M as one path. Dark on white in both themes, because scanners require it. */
export function QrCode({ value, label }: QrCodeProps): ReactElement {
  const { size, path } = useMemo(() => draw(value), [value])
  const side = size + 2 * QUIET
  return (
    <svg
      className="alidade-qr"
      data-part={label === undefined ? "lapsed-qr" : "qr"}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={path} />
    </svg>
  )
}

/** Draws the dark modules, with one rectangle per run in a row. */
function draw(value: string): { size: number; path: string } {
  const code = generate(value, { minCorrectionLevel: correction.M })
  const { size } = code
  let path = ""
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!code.get(x, y)) continue
      const start = x
      while (x < size && code.get(x, y)) x++
      path += `M${start} ${y}h${x - start}v1h${start - x}z`
    }
  }
  return { size, path }
}
