import { createHash } from "node:crypto"

/** Draws an image id as SVG: a disc with an arm across it. The id determines the colors and the angle. */
export function imageFor(id: string): string {
  const [hue = 0, angle = 0] = createHash("sha256").update(id).digest()
  const turn = Math.round((angle / 256) * 180)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
<rect width="64" height="64" rx="14" fill="hsl(${hue} 45% 30%)"/>
<circle cx="32" cy="32" r="19" fill="none" stroke="hsl(${hue} 60% 80%)" stroke-width="4"/>
<path d="M7 32h50" stroke="#fff" stroke-width="5" stroke-linecap="round" transform="rotate(${turn} 32 32)"/>
</svg>
`
}
