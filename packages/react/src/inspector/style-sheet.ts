/**
 * The panel's styles. Colors and fonts are the page's around it, so that it fits light, dark, and forced colors. The sheet
 * is constructed, which a content security policy without inline styles allows.
 */
const css = `
section { display: grid; gap: 0.5em; grid-template-columns: minmax(0, 1fr); line-height: 1.5 }
div { display: flex; flex-wrap: wrap; align-items: center; gap: 0.375em 0.75em }
label { display: inline-flex; align-items: center; gap: 0.375em; min-block-size: 24px }
button, summary, label { cursor: pointer }
button, input[type="search"] {
  min-block-size: 24px; padding: 0.125em 0.625em; border: 1px solid; border-radius: 0.375em;
  background: none; color: inherit; font: inherit;
}
input[type="search"] { min-inline-size: 4em; max-inline-size: 12em; appearance: none }
input[type="checkbox"] { inline-size: 1.125em; block-size: 1.125em; margin: 0; accent-color: currentcolor }
button[aria-pressed="true"] { box-shadow: inset 0 0 0 2px }
:focus-visible { outline: 2px solid; outline-offset: 1px }
p, ol { margin: 0; padding: 0 }
ol { max-block-size: var(--alidade-inspector-height, 24em); overflow-y: auto; list-style: none }
li { border-block-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
summary { min-block-size: 24px; padding: 0.125em 4px; overflow-wrap: anywhere }
summary:focus-visible { outline-offset: -2px }
pre { margin: 0; padding: 0 1em 0.5em; white-space: pre-wrap; overflow-wrap: anywhere; text-align: left }
pre, code, time { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.9375em }
details div { padding: 0 1em 0.5em }
[hidden] { display: none }
@media (forced-colors: active) {
  button[aria-pressed="true"] { border-color: Highlight; outline: 2px solid Highlight }
}
`

/** Gives a shadow root the styles. */
export function addStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
}
