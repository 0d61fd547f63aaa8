/** What our elements say of their language; nothing where they follow the page's. */
export interface Locale {
  /** A BCP 47 tag. */
  lang?: string
  dir?: "ltr" | "rtl"
}

/** Fills the `{name}`s of a text; one without a value stays as it is. */
export function fill(text: string, lookUp: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => lookUp(name) ?? whole)
}
