import designSystem from "@stellar/design-system/build/styles.min.css?raw"
import reboot from "bootstrap/dist/css/bootstrap-reboot.css?raw"
import tailwind from "tailwindcss/preflight.css?raw"

/** What Tailwind's build makes of its preflight: without a theme, each function has its last value. */
const preflight = tailwind.replace(/--theme\(\s*--[\w-]+,([^)]*)\)/g, "$1")

/** Style sheets of pages, by name. */
export const pageStyles: Readonly<Record<string, string>> = {
  "@stellar/design-system": designSystem,
  "Tailwind's preflight": preflight,
  "Tailwind's preflight, in its layer": `@layer theme, base, components, utilities; @layer base { ${preflight} }`,
  "Bootstrap's reboot": reboot,
}

/** Styles bare elements and pseudo-elements, as no page should. */
export const hostile = `
:root { font-size: 62.5%; }

body {
  color: teal; cursor: crosshair; font: italic 700 small-caps 22px / 2.5 serif; font-feature-settings: "ss01";
  hyphens: auto; letter-spacing: 3px; line-break: anywhere; list-style: square inside; overflow-wrap: anywhere; tab-size: 2;
  text-align: center; text-align-last: right; text-indent: 2em; text-rendering: geometricPrecision;
  text-shadow: 1px 1px red; text-transform: uppercase; text-underline-offset: 9px; text-wrap: balance; user-select: none;
  white-space: nowrap; word-break: break-all; word-spacing: 9px; writing-mode: horizontal-tb; accent-color: red;
  caret-color: red; fill: red; stroke: red; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red;
  -webkit-tap-highlight-color: red; -webkit-text-size-adjust: none;
}

* {
  box-sizing: content-box; margin: 3px; padding: 3px; letter-spacing: 2px; line-height: 3; text-shadow: 1px 1px red;
  transition: all 3s; animation: none; min-width: 30px; unicode-bidi: bidi-override;
}

::before, ::after { content: "▶"; display: block; position: static; width: 20px; background: red; }
::backdrop { background: red; backdrop-filter: blur(9px); }
::marker { content: "– "; color: red; }
::placeholder { color: red; font-style: italic; opacity: 0.2; }

main, aside, section, header, footer, figure, div, span, i, b, bdi, i:empty {
  display: inline-block; position: relative; float: left; border: 2px solid red; color: red; background: pink; opacity: 0.5;
  font: bold 9px fantasy; transform: rotate(2deg); vertical-align: super;
}

h1, h2, h3 { font: 40px / 3 serif; text-transform: uppercase; border-bottom: 1px solid; color: red; text-wrap: wrap; }
p { margin: 20px 0; max-width: 100px; text-indent: 1em; }
p:first-of-type { font-size: 30px; }
ul, ol, ul li, nav ul li { list-style: square outside; padding-left: 40px; margin: 10px 0; }
ul::before { content: "List"; }
li:nth-child(n), li { display: list-item; float: left; width: 50%; border-bottom: 1px solid red; }
li::marker { color: red; content: "→ "; }
a, a:any-link, a:visited, a:hover { color: red; text-decoration: underline wavy; border-bottom: 3px dotted; padding: 9px; }
a[href]::after { content: " (external)"; }
a[target]::after { content: url("data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"); }

button, button:enabled, [type="button"], [type="submit"] {
  appearance: auto; min-width: 200px; min-height: 80px; padding: 1px 40px; border: 5px outset; border-radius: 0;
  background: linear-gradient(red, pink); box-shadow: 0 0 9px red; color: white; cursor: help; font: 20px monospace;
  text-transform: uppercase; text-align: right; display: block; float: left;
}
button:hover, button:focus, summary:focus, button:active { transform: scale(1.2); filter: invert(1); }
:focus, :focus-visible, h2:focus { outline: none; box-shadow: 0 0 0 9px red; }

dialog, dialog[open], dialog:modal, [popover], [role="dialog"] {
  display: flex; position: absolute; inset: 50px auto auto 50px; max-width: 200px; max-height: 100px; width: 90%; margin: 0;
  padding: 50px; border: 9px solid red; border-radius: 9px; overflow: scroll; color: red; background: yellow;
}
dialog::backdrop { background: red; }
dialog:not([open]), [hidden] { display: block; }

svg, svg path { width: 100%; height: auto; max-width: none; fill: red; stroke: red; stroke-width: 9; display: block; }
img, img:only-child { display: block; width: 100%; max-width: 100%; height: auto; border-radius: 50%; border: 2px solid; filter: grayscale(1); }
iframe { border: 9px solid; }

input, textarea, select, [type="search"], [type="checkbox"] {
  appearance: none; width: 300px; padding: 20px; border: 3px solid red; border-radius: 9px; background: pink; font: 30px serif;
}
label, small, kbd, code, pre, strong, em, sub, sup { display: block; font: 30px monospace; background: pink; padding: 4px; }
table, td, th { border: 1px solid; border-collapse: separate; }
details, details[open] { border: 1px solid; padding: 30px; }
summary, summary:first-child { display: list-item; list-style: disc inside; font: 30px serif; }
dl, dt, dd { display: block; margin: 1em 40px; font-weight: bold; float: left; }
hr { border: 9px solid red; }
`
