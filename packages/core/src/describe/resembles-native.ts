/**
 * Whether a person could take an asset's code for the native asset's: its name in any case or with similar letters
 * (XIM, X1M), or with characters that no code has. Show such an asset's issuer wherever its code is shown.
 */
export function resemblesNative(code: string): boolean {
  return !/^[a-z0-9]+$/i.test(code) || /x[l1i]m|[l1i]umen|nat[l1i]ve|ste[l1i]{2}ar/i.test(code)
}
