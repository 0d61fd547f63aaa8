/** The chunk of the wallet picker: asked for on hover or focus already, needed when the dialog opens. */
export function loadPicker(): Promise<typeof import("../picker/wallet-picker.js")> {
  return import("../picker/wallet-picker.js")
}
