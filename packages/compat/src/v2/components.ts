/** Sizes of version 2's button. Alidade's has one size. */
export enum ButtonSize {
  xs = "xs",
  sm = "sm",
  md = "md",
  lg = "lg",
  xl = "xl",
}

/** Looks of version 2's button. Alidade's follows the theme. */
export enum ButtonMode {
  primary = "primary",
  secondary = "secondary",
  ghost = "ghost",
  free = "free",
}

/** Shapes of version 2's button. Alidade's has one shape. */
export enum ButtonShape {
  regular = "regular",
  icon = "icon",
}

/** Options of the connect button. Only `onClick` and a text in `children` have an effect. */
export type SwkButtonProps = {
  styles?: string
  classes?: string
  mode?: ButtonMode
  shape?: ButtonShape
  size?: ButtonSize
  onClick?: () => void
  // biome-ignore lint/suspicious/noExplicitAny: as in version 2
  children?: any
}
