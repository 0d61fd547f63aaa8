/** Loads the connect dialog. */
export async function loadPicker(): Promise<typeof import("./wallet-picker.js").WalletPicker> {
  return (await import("./wallet-picker.js")).WalletPicker
}
