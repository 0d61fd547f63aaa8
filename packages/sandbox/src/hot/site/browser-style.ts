/** The style of HOT's browser: a bar with the page below it. */
export const browserStyle = `
:root { color-scheme: light dark; block-size: 100%; }
body {
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  margin: 0;
  background: light-dark(#fcfcfc, #1b1b1e);
  color: light-dark(#17171a, #f2f2f3);
  font: 400 0.875rem/1.45 system-ui, sans-serif;
}
header {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.75rem;
  padding: 0.5rem 0.875rem;
  border-block-end: 1px solid light-dark(#d9d9de, #3a3a40);
  background: light-dark(#f0f0f2, #26262a);
}
h1 { margin: 0; font-size: inherit; }
header span { color: light-dark(#8a4b00, #f5b547); font-size: 0.75rem; }
p { margin: 0; color: light-dark(#55555d, #b0b0b8); overflow-wrap: anywhere; }
main { display: flex; flex: 1; min-block-size: 0; }
main > p { padding: 0.875rem; }
iframe { flex: 1; inline-size: 100%; border: 0; background: Canvas; }
`
