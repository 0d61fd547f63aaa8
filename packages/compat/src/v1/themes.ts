import type { ButtonTheme, ModalTheme } from "@alidade/core"

/** Ready themes for the dialog, in Alidade's colors. */
export const ModalThemes: Record<"DARK" | "LIGHT", ModalTheme> = {
  DARK: {
    bgColor: "#161618",
    textColor: "#c4c4ca",
    solidTextColor: "#f2f2f3",
    headerButtonColor: "#9a9aa3",
    dividerColor: "#2e2e33",
    helpBgColor: "#1d1d20",
    notAvailableTextColor: "#b0b0b8",
    notAvailableBgColor: "#26262a",
    notAvailableBorderColor: "#6e6e78",
  },
  LIGHT: {
    bgColor: "#fcfcfc",
    textColor: "#3d3d42",
    solidTextColor: "#0f0f10",
    headerButtonColor: "#63636b",
    dividerColor: "#e4e4e8",
    helpBgColor: "#f6f6f7",
    notAvailableTextColor: "#5c5c63",
    notAvailableBgColor: "#f1f1f3",
    notAvailableBorderColor: "#8a8a93",
  },
}

/** Ready themes for the button, in Alidade's colors. */
export const ButtonThemes: Record<"DARK" | "LIGHT", ButtonTheme> = {
  DARK: {
    bgColor: "#1d1d20",
    textColor: "#c4c4ca",
    solidTextColor: "#f2f2f3",
    dividerColor: "#3f3f46",
    buttonPadding: "0.5rem 1rem",
    buttonBorderRadius: "0.75rem",
  },
  LIGHT: {
    bgColor: "#fcfcfc",
    textColor: "#3d3d42",
    solidTextColor: "#0f0f10",
    dividerColor: "#d2d2d8",
    buttonPadding: "0.5rem 1rem",
    buttonBorderRadius: "0.75rem",
  },
}
