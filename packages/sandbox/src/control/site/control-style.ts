/** The style of the control page, in the colors of the wallets' windows. */
export const controlStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fcfcfc, #1b1b1e);
  --bar: light-dark(#f0f0f2, #26262a);
  --line: light-dark(#d9d9de, #3a3a40);
  --edge: light-dark(#8a8a93, #6e6e78);
  --ink: light-dark(#17171a, #f2f2f3);
  --soft: light-dark(#55555d, #b0b0b8);
  --accent: light-dark(#1b5fd9, #8ab4ff);
  --bad: light-dark(#b3261e, #ff9d94);
}
*, ::before, ::after { box-sizing: border-box; }
body {
  max-inline-size: 72rem;
  margin: 0 auto;
  padding: 1rem;
  background: var(--ground);
  color: var(--ink);
  font: 400 0.9375rem/1.45 system-ui, sans-serif;
}
h1 { margin: 0; font-size: 1.25rem; }
h2 { margin: 0; font-size: 1.125rem; }
h3 { margin: 0 0 0.5rem; font-size: 0.9375rem; }
p { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
p b { color: var(--ink); }
ul, ol { margin: 0; padding: 0; list-style: none; }
header { margin-block-end: 1rem; }
.failure, .lost { color: var(--bad); }
:is(.failure, .connection):not(:empty) { margin-block-end: 1rem; }

.columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 2rem; align-items: start; }
nav ul { display: grid; gap: 0.125rem; }
nav button {
  display: flex;
  flex-direction: column;
  align-items: start;
  inline-size: 100%;
  border-color: transparent;
  text-align: start;
}
nav span { color: var(--soft); font-size: 0.8125rem; }
nav [aria-current] { border-color: var(--accent); background: var(--bar); }

main, main > section { display: grid; gap: 1.25rem; min-inline-size: 0; }
section section, main > section + section { padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
section section { display: grid; gap: 0.75rem; justify-items: start; }
section section > p:empty { display: none; }
section section > :is(ul, ol, .fields, details) { inline-size: 100%; }
h3:focus { outline: none; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: 0.75rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
.field { display: grid; gap: 0.25rem; min-inline-size: 0; }
.field label { color: var(--soft); font-size: 0.8125rem; }
.check { display: flex; gap: 0.5rem; align-items: center; min-block-size: 2.75rem; }
.check input { flex: none; inline-size: 1.125rem; block-size: 1.125rem; margin: 0; accent-color: var(--accent); }
select, input[type="text"] {
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.375rem 0.625rem;
  border: 1px solid var(--edge);
  border-radius: 0.5rem;
  background: var(--ground);
  color: inherit;
  font: inherit;
}
button {
  min-block-size: 2.75rem;
  padding: 0.375rem 0.75rem;
  border: 1px solid var(--edge);
  border-radius: 0.5rem;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button:hover:not(:disabled) { background: var(--bar); }
button:disabled { opacity: 0.55; cursor: default; }
summary { min-block-size: 2.75rem; align-content: center; cursor: pointer; overflow-wrap: anywhere; }
.requests li { display: grid; gap: 0.5rem; padding-block: 0.5rem; }
.sites li { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; overflow-wrap: anywhere; }
.sites:empty { display: none; }
.messages li { border-block-end: 1px solid var(--line); }
.messages { max-block-size: 32rem; overflow-y: auto; }
.messages summary { font-variant-numeric: tabular-nums; }
pre {
  margin: 0 0 0.75rem;
  max-block-size: 20rem;
  padding: 0.625rem 0.75rem;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--bar);
  font: 0.75rem/1.5 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
:is(button, select, input, summary, pre):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

@media (max-width: 48rem) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  nav ul { grid-template-columns: repeat(auto-fill, minmax(min(7rem, 100%), 1fr)); gap: 0.375rem; }
  nav li { display: grid; }
  nav button { min-inline-size: 0; border-color: var(--line); overflow-wrap: anywhere; }
}
`
