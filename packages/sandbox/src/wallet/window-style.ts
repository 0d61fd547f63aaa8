/**
 * The style of a simulated wallet's window. The shadow root adopts it as a constructed sheet, without inline styles.
 */
export const windowStyle = `
:host {
  position: fixed !important;
  inset: 1rem 1rem auto auto !important;
  inline-size: min(22.5rem, calc(100vw - 2rem)) !important;
  block-size: auto !important;
  max-block-size: calc(100dvh - 2rem) !important;
  margin: 0 !important;
  padding: 0 !important;
  overflow: visible !important;
  border: 0 !important;
  background: none !important;
}
*, ::before, ::after { box-sizing: border-box; }

section {
  all: initial;
  color-scheme: light dark;
  --ground: light-dark(#fcfcfc, #1b1b1e);
  --bar: light-dark(#f0f0f2, #26262a);
  --line: light-dark(#d9d9de, #3a3a40);
  --edge: light-dark(#8a8a93, #6e6e78);
  --ink: light-dark(#17171a, #f2f2f3);
  --soft: light-dark(#55555d, #b0b0b8);
  --accent: light-dark(#1b5fd9, #8ab4ff);
  --on-accent: light-dark(#ffffff, #101013);
  --sand: light-dark(#8a4b00, #f5b547);
  --sand-ground: light-dark(#fdf3e2, #33290f);

  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  max-block-size: inherit;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--ground);
  color: var(--ink);
  font: 400 0.875rem/1.45 system-ui, sans-serif;
  box-shadow: 0 1px 2px rgb(0 0 0 / 0.1), 0 12px 40px rgb(0 0 0 / 0.22);
  animation: arrive 160ms ease-out;
}
@keyframes arrive { from { opacity: 0; translate: 0 -0.5rem; } }
section:focus { outline: none; }

header {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding-block: 0.25rem;
  padding-inline: 0.875rem 0.25rem;
  border-block-end: 1px solid var(--line);
  background: var(--bar);
  font-size: 0.8125rem;
}
header :is(strong, h1) { margin: 0; font-size: inherit; font-weight: 600; }
.tag {
  margin-inline-end: auto;
  padding: 0.0625rem 0.5rem;
  border: 1px solid currentColor;
  border-radius: 1rem;
  color: var(--sand);
  background: var(--sand-ground);
  font-size: 0.75rem;
}
.close {
  inline-size: 2.25rem;
  block-size: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: 0.5rem;
  background: none;
  color: var(--soft);
  font: inherit;
  font-size: 1.25rem;
  line-height: 1;
  cursor: pointer;
}
.close:hover { color: var(--ink); background: var(--line); }

.who {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  margin: 0;
  padding: 0.625rem 0.875rem;
  border-block-end: 1px solid var(--line);
  color: var(--soft);
  font-size: 0.8125rem;
}
p b { color: var(--ink); font-weight: 500; }
/* Names and messages have their own direction in a window of any language. */
.who span, p b, pre { unicode-bidi: plaintext; }

.body {
  flex: 1 1 auto;
  min-block-size: 0;
  padding: 1rem 0.875rem;
  overflow-y: auto;
  overscroll-behavior: contain;
}
h2 { margin: 0 0 0.25rem; font-size: 1.0625rem; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere; }
h3 { margin: 1rem 0 0.25rem; font-size: 0.875rem; font-weight: 600; }
p { margin: 0 0 0.75rem; color: var(--soft); overflow-wrap: anywhere; }
p:last-child { margin-block-end: 0; }
ul { margin: 0.75rem 0 0; padding-inline-start: 1.125rem; color: var(--soft); }

dl { display: grid; grid-template-columns: minmax(5.5rem, auto) 1fr; gap: 0.25rem 0.875rem; margin: 0.5rem 0 0; }
dt { color: var(--soft); }
dd { margin: 0; min-inline-size: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
dd.key, pre { font-family: ui-monospace, monospace; font-size: 0.75rem; line-height: 1.5; }
pre {
  margin: 0.75rem 0 0;
  max-block-size: 14rem;
  padding: 0.625rem 0.75rem;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--bar);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.obstacle {
  margin-block-start: 0.75rem;
  padding: 0.625rem 0.75rem;
  border: 1px solid var(--sand);
  border-radius: 0.5rem;
  background: var(--sand-ground);
  color: var(--ink);
}
.obstacle strong { display: block; }

footer { display: flex; gap: 0.5rem; padding: 0.75rem 0.875rem; border-block-start: 1px solid var(--line); }
footer button {
  flex: 1;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--edge);
  border-radius: 0.5rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
footer button:hover:not(:disabled, .main) { background: var(--bar); }
footer button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
footer button.main:hover:not(:disabled) { filter: brightness(1.1); }
footer button:disabled { opacity: 0.45; cursor: not-allowed; }
button:focus-visible, pre:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}
.note { margin: 0; padding: 0 0.875rem 0.75rem; color: var(--soft); font-size: 0.75rem; text-align: center; }

@media (max-width: 30rem) {
  :host {
    inset: auto 0.5rem 0.5rem !important;
    inline-size: auto !important;
    max-block-size: 85dvh !important;
  }
}
@media (prefers-reduced-motion: reduce) { section { animation: none; } }
@media (forced-colors: active) {
  section, .obstacle, pre { border-color: CanvasText; }
  footer button.main:not(:disabled) {
    border: 3px solid CanvasText;
    outline-color: CanvasText;
    background: Highlight;
    color: HighlightText;
    /* Else the browser lays its own ground under the text. */
    forced-color-adjust: none;
  }
  footer button:disabled { border-style: dashed; border-color: GrayText; color: GrayText; opacity: 1; }
}
`
