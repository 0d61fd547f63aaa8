import type { ReactElement } from "react"

/** The logo: an astrolabe with its sighting arm. */
export function Mark({ size = 24 }: { size?: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="10.5" />
      <path d="M5 27 27 5M24.5 3.5l4 4M3.5 24.5l4 4" />
    </svg>
  )
}
