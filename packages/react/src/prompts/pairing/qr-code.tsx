import { correction, generate } from "lean-qr/nano"
import { type ReactElement, useMemo } from "react"

/** What `QrCode` takes. */
interface QrCodeProps {
  /** The text of the code. */
  value: string
  /** What people who do not see it are told. Without it the code is of no use any more: shown blurred, to nobody else. */
  label?: string
}

/** Modules of white around the code, which readers expect. */
const QUIET = 4

/** A QR code of level M as one path, dark on white in both themes: readers want it so. */
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

/** The dark modules, each run of a row as one rectangle. */
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
