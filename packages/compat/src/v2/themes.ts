import type { Kit } from "@alidade/core"

/** A theme of version 2: CSS values. */
export type SwkAppTheme = {
  background: string
  "background-secondary": string
  "foreground-strong": string
  foreground: string
  "foreground-secondary": string
  primary: string
  "primary-foreground": string
  transparent: string
  lighter: string
  light: string
  "light-gray": string
  gray: string
  danger: string
  border: string
  shadow: string
  "border-radius": string
  "font-family": string
}

const common = {
  transparent: "transparent",
  lighter: "#fcfcfc",
  light: "#f6f6f7",
  "light-gray": "#c4c4ca",
  gray: "#8a8a93",
  "border-radius": "0.75rem",
  "font-family": "system-ui, sans-serif",
}

/** A light theme in Alidade's colors. */
export const SwkAppLightTheme: SwkAppTheme = {
  ...common,
  background: "#fcfcfc",
  "background-secondary": "#f1f1f3",
  "foreground-strong": "#0f0f10",
  foreground: "#3d3d42",
  "foreground-secondary": "#5c5c63",
  primary: "#1b5fd9",
  "primary-foreground": "#ffffff",
  danger: "#b42318",
  border: "#8a8a93",
  shadow: "0 24px 48px -12px rgb(0 0 0 / 0.22)",
}

/** A dark theme in Alidade's colors. */
export const SwkAppDarkTheme: SwkAppTheme = {
  ...common,
  background: "#161618",
  "background-secondary": "#26262a",
  "foreground-strong": "#f2f2f3",
  foreground: "#c4c4ca",
  "foreground-secondary": "#b0b0b8",
  primary: "#8ab4ff",
  "primary-foreground": "#0f0f10",
  danger: "#ff8a80",
  border: "#6e6e78",
  shadow: "0 24px 48px -12px rgb(0 0 0 / 0.6)",
}

/**
 * Applies a theme to the kit's screens: its fields, and variables on the page's root element. `transparent`, `lighter`,
 * `light`, `light-gray` and `gray` have no counterpart.
 */
export function applyTheme(kit: Kit, theme: SwkAppTheme): void {
  const { background, foreground, primary, border, danger } = theme
  const strong = theme["foreground-strong"]
  const secondary = theme["foreground-secondary"]
  kit.setTheme({
    modal: {
      bgColor: background,
      textColor: foreground,
      solidTextColor: strong,
      headerButtonColor: secondary,
      dividerColor: border,
      helpBgColor: theme["background-secondary"],
      notAvailableTextColor: secondary,
      notAvailableBgColor: theme["background-secondary"],
      notAvailableBorderColor: border,
    },
    button: {
      bgColor: background,
      textColor: foreground,
      solidTextColor: strong,
      dividerColor: border,
      buttonBorderRadius: theme["border-radius"],
    },
  })
  if (typeof document === "undefined") return
  const variables = {
    accent: primary,
    "accent-text": theme["primary-foreground"],
    "focus-ring": primary,
    danger,
    // These have no field. Mixed with the text's color, they suit a light and a dark background.
    success: `color-mix(in srgb, ${strong} 40%, #0a8f55)`,
    warning: `color-mix(in srgb, ${strong} 40%, #c77700)`,
    shadow: theme.shadow,
    radius: theme["border-radius"],
    font: theme["font-family"],
  }
  for (const [name, value] of Object.entries(variables))
    document.documentElement.style.setProperty(`--alidade-${name}`, value)
}
