/** The look of the dialogs: nine CSS values (the specification's theme fields, split into single values). */
export interface ModalTheme {
  bgColor: string
  textColor: string
  solidTextColor: string
  headerButtonColor: string
  dividerColor: string
  helpBgColor: string
  notAvailableTextColor: string
  notAvailableBgColor: string
  notAvailableBorderColor: string
}

/** The look of the connect button: six CSS values. */
export interface ButtonTheme {
  bgColor: string
  textColor: string
  solidTextColor: string
  dividerColor: string
  buttonPadding: string
  buttonBorderRadius: string
}
