import type { ReactElement } from "react"

const CENTER = 200
const RIM = 170

/** The angle between the arm and the vertical, in degrees. */
const SIGHT = 38

/** A line drawing of an astrolabe: a graduated rim, and the alidade that points to a star. */
export function Instrument(): ReactElement {
  return (
    <svg className="instrument" viewBox="0 0 400 400" fill="none" aria-hidden="true">
      <circle cx={CENTER} cy={CENTER} r={RIM} />
      <circle cx={CENTER} cy={CENTER} r={RIM - 22} />
      <path
        d={`M${CENTER} 18v-12M${CENTER} ${CENTER - RIM + 22}v296M${CENTER - RIM + 22} ${CENTER}h296`}
        className="faint"
      />
      <path d={ticks(2, 8)} className="faint" />
      <path d={ticks(10, 16)} />
      <path d={ticks(30, 22)} />
      <g className="arm" transform={`rotate(${SIGHT} ${CENTER} ${CENTER})`}>
        <path
          d={`M${CENTER - 5} ${CENTER + RIM - 8}L${CENTER - 5} ${CENTER - RIM + 20}L${CENTER} ${CENTER - RIM + 6}L${CENTER + 5} ${CENTER - RIM + 20}L${CENTER + 5} ${CENTER + RIM - 8}Z`}
          className="plate"
        />
        <path
          d={`M${CENTER - 13} ${CENTER - 96}h26v16h-26zM${CENTER - 13} ${CENTER + 80}h26v16h-26z`}
          className="plate"
        />
        <circle cx={CENTER} cy={CENTER - 88} r="2" />
        <circle cx={CENTER} cy={CENTER + 88} r="2" />
        <path d={`M${CENTER} ${CENTER - RIM - 4}v-14`} className="ray" />
        <path d={star(CENTER, CENTER - RIM - 30, 9)} className="star" />
      </g>
      <circle cx={CENTER} cy={CENTER} r="9" className="plate" />
      <circle cx={CENTER} cy={CENTER} r="2.5" />
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
  return (CENTER + direction * distance).toFixed(2)
}
