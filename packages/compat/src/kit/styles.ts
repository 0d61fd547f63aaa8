let adopting: Promise<CSSStyleSheet> | undefined

/**
 * Adopts the style sheet of the screens in the page, once. It needs no import of CSS, which Next.js refuses in packages,
 * and no style element, which a strict content security policy refuses.
 */
export async function loadStyles(): Promise<void> {
  adopting ??= create()
  try {
    const sheet = await adopting
    if (document.adoptedStyleSheets.includes(sheet)) return
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // The screens work without it. The next one loads it again.
    adopting = undefined
  }
}

async function create(): Promise<CSSStyleSheet> {
  const { sheet: text } = await import("./sheet.js")
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
