import type { ReactElement } from "react"

const CENTRE = 200
const RIM = 170

/** The angle between the arm and the vertical, in degrees. */
const SIGHT = 38

/** A line drawing of an astrolabe: a graduated rim, and the alidade that points to a star. */
export function Instrument(): ReactElement {
  return (
    <svg className="instrument" viewBox="0 0 400 400" fill="none" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RIM} />
      <circle cx={CENTRE} cy={CENTRE} r={RIM - 22} />
      <path
        d={`M${CENTRE} 18v-12M${CENTRE} ${CENTRE - RIM + 22}v296M${CENTRE - RIM + 22} ${CENTRE}h296`}
        className="faint"
      />
      <path d={ticks(2, 8)} className="faint" />
      <path d={ticks(10, 16)} />
      <path d={ticks(30, 22)} />
      <g className="arm" transform={`rotate(${SIGHT} ${CENTRE} ${CENTRE})`}>
        <path
          d={`M${CENTRE - 5} ${CENTRE + RIM - 8}L${CENTRE - 5} ${CENTRE - RIM + 20}L${CENTRE} ${CENTRE - RIM + 6}L${CENTRE + 5} ${CENTRE - RIM + 20}L${CENTRE + 5} ${CENTRE + RIM - 8}Z`}
          className="plate"
        />
        <path
          d={`M${CENTRE - 13} ${CENTRE - 96}h26v16h-26zM${CENTRE - 13} ${CENTRE + 80}h26v16h-26z`}
          className="plate"
        />
        <circle cx={CENTRE} cy={CENTRE - 88} r="2" />
        <circle cx={CENTRE} cy={CENTRE + 88} r="2" />
        <path d={`M${CENTRE} ${CENTRE - RIM - 4}v-14`} className="ray" />
        <path d={star(CENTRE, CENTRE - RIM - 30, 9)} className="star" />
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="9" className="plate" />
      <circle cx={CENTRE} cy={CENTRE} r="2.5" />
    </svg>
  )
}

/** Marks of one length around the rim, one every `every` degrees. */
function ticks(every: number, length: number): string {
  return Array.from({ length: 360 / every }, (_, index) => {
    const angle = (index * every * Math.PI) / 180
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    return `M${at(x, RIM)} ${at(y, RIM)}L${at(x, RIM - length)} ${at(y, RIM - length)}`
  }).join("")
}

/** A four-pointed star. */
function star(x: number, y: number, radius: number): string {
  const inner = radius * 0.28
  const points = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    const reach = index % 2 === 0 ? radius : inner
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`
  })
  return `M${points.join("L")}Z`
}

function at(direction: number, distance: number): string {
  return (CENTRE + direction * distance).toFixed(2)
}
