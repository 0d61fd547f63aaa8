import type { ReactElement } from "react"

const paths = {
  check: "M3 8.5 6.5 12 13 4.5",
  cross: "m4 4 8 8m0-8-8 8",
  warning: "M8 2.2 14.6 13.5H1.4zM8 6.5v3.2m0 1.7v.2",
  note: "M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4ZM8 7.3v4m0-6.6v.2",
  question: "M5.8 6.2a2.3 2.3 0 1 1 3.4 2c-.8.5-1.2.9-1.2 1.8m0 2v.2",
  none: "M4 8h8",
  shield: "M8 1.8 13 3.6V8c0 3-2 5.2-5 6.2C5 13.2 3 11 3 8V3.6z",
  dots: "M3.5 8h.01M8 8h.01m4.49 0h.01",
  globe:
    "M1.8 8h12.4M8 1.8c2 1.7 2.5 4.1 2.5 6.2S10 12.5 8 14.2C6 12.5 5.5 10.1 5.5 8S6 3.5 8 1.8ZM8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4Z",
  clock: "M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4ZM8 4.8V8l2.2 1.6",
  in: "M8 2.5v8M4.5 7 8 10.5 11.5 7M3 13.5h10",
  plus: "M8 3.5v9M3.5 8h9",
  refresh: "M13.2 6.2A5.6 5.6 0 1 0 13.6 8M13.6 2.6v3.6H10",
  out: "M6.5 3.5h-3v9h9v-3M9.5 2.8h3.7v3.7M13 3 7.5 8.5",
  wallet: "M2.5 5.2h11v8h-11zM2.5 5.2l8.4-2.4v2.4M11 9.2h.1",
  next: "m6 3.5 4.5 4.5L6 12.5",
  up: "m3.5 10 4.5-4.5 4.5 4.5",
  arrow: "M3 8h10M9 4l4 4-4 4",
  down: "m3.5 6 4.5 4.5L12.5 6",
} as const

export type IconName = keyof typeof paths

/** A small icon beside text with the same meaning, so it is hidden from screen readers. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
