import { generate } from "lean-qr/nano"
import { type ReactElement, useMemo } from "react"

/** A text as a QR code: one path, black on white in both themes, with the quiet zone of four that readers expect. */
export default function Qr({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      className="qr"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function draw(text: string): { size: number; path: string } {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (__, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : "")),
  )
  return { size: code.size, path: rows.flat().join("") }
}
