/** A color scheme that a theme has colors for. */
export type Scheme = "light" | "dark"

/** The colors that a brand usually changes, by the variable's name without `--alidade-`. */
export const colors = {
  accent: "Main action",
  "accent-text": "Text on it",
  "focus-ring": "Focus ring",
  "button-bg-color": "Button",
  "button-solid-text-color": "Text on the button",
  "button-divider-color": "Button's border",
  "modal-bg-color": "Dialog",
  "modal-solid-text-color": "Titles",
  "modal-text-color": "Text",
  "modal-help-bg-color": "Help beside the list",
  "modal-divider-color": "Lines",
} as const

export type Color = keyof typeof colors

/** The values that differ from the defaults, by scheme. `radius` is in px. */
export interface Theme {
  light: Partial<Record<Color, string>>
  dark: Partial<Record<Color, string>>
  radius?: number
  font?: string
}

/** The colors without a theme. */
export type Defaults = Readonly<Record<Scheme, Readonly<Record<Color, string>>>>

/** The defaults in the text of the components' style sheet. */
export function readDefaults(styles: string): Defaults {
  const read = (scheme: Scheme) =>
    Object.fromEntries(
      Object.keys(colors).map((color) => {
        const pattern = new RegExp(`--alidade-${color}, light-dark\\((#\\w+), (#\\w+)\\)`)
        const [, light = "", dark = ""] = pattern.exec(styles) ?? []
        return [color, scheme === "light" ? light : dark]
      }),
    ) as Record<Color, string>
  return { light: read("light"), dark: read("dark") }
}

/** The variables of a scheme, by name. */
export function variablesOf({ radius, font, ...theme }: Theme, scheme: Scheme): [string, string][] {
  return [
    ...Object.entries(theme[scheme]),
    ...(radius === undefined
      ? []
      : [
          ["radius", `${radius}px`],
          ["button-button-border-radius", `${radius}px`],
        ]),
    ...(font ? [["font", font]] : []),
  ].map(([name, value]) => [`--alidade-${name}`, `${value}`])
}

/** The theme as CSS: what both schemes share and the light one, then what the dark one changes. */
export function cssOf(theme: Theme): string {
  const light = variablesOf(theme, "light")
  const dark = Object.entries(theme.dark).map(([name, value]) => [`--alidade-${name}`, value])
  const lines = (entries: readonly (readonly string[])[], indent: string) =>
    entries.map(([name, value]) => `${indent}  ${name}: ${value};\n`).join("")
  const parts = [
    ...(light.length > 0 ? [`:root {\n${lines(light, "")}}\n`] : []),
    ...(dark.length > 0
      ? [`@media (prefers-color-scheme: dark) {\n  :root {\n${lines(dark, "  ")}  }\n}\n`]
      : []),
  ]
  return parts.join("\n") || "/* The defaults: change a value. */\n"
}

/** Pairs that must differ visibly, with the least contrast of WCAG 2.2 AA. */
const pairs: readonly [Color, Color, number][] = [
  ["accent-text", "accent", 4.5],
  ["button-solid-text-color", "button-bg-color", 4.5],
  ["modal-solid-text-color", "modal-bg-color", 4.5],
  ["modal-text-color", "modal-bg-color", 4.5],
  ["modal-text-color", "modal-help-bg-color", 4.5],
  ["focus-ring", "modal-bg-color", 3],
  ["accent", "modal-bg-color", 3],
]

/** The pairs with too little contrast in a scheme, as sentences. */
export function contrastFaults(theme: Theme, scheme: Scheme, defaults: Defaults): string[] {
  const value = (color: Color) => theme[scheme][color] ?? defaults[scheme][color]
  return pairs.flatMap(([one, other, least]) => {
    const ratio = contrast(value(one), value(other))
    if (ratio >= least) return []
    return `“${colors[one]}” on “${colors[other]}” has a contrast of ${ratio.toFixed(1)} to 1. It needs ${least} to 1.`
  })
}

/** WCAG's contrast ratio of two colors (`#rrggbb`). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG's relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
