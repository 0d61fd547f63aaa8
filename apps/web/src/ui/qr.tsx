import { generate } from "lean-qr/nano"
import { type ReactElement, useMemo } from "react"
import { say } from "../texts/en/parts.js"

/** Maximum number of characters. With more, the cells are too small for a camera at this size. */
const MOST = 1200

/**
 * A QR code: one path, black on white in both themes, with the required quiet zone of four cells. If the text is too
 * long, it says so.
 */
export default function Qr({ text, label }: { text: string; label: string }): ReactElement {
  const code = useMemo(() => (text.length > MOST ? undefined : draw(text)), [text])
  if (!code) {
    return <p className="hint">{say("codeTooLong", { length: text.length, most: MOST })}</p>
  }
  const { size, path } = code
  return (
    <svg
      className="qr"
      data-size={size > 60 ? "large" : undefined}
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
