/** The differences from the window's style when a wallet's panel fills its own page. */
export const pageStyle = `
:host {
  position: static !important;
  display: block !important;
  inline-size: auto !important;
  max-block-size: none !important;
}
section {
  min-block-size: 100dvh;
  border: 0;
  border-radius: 0;
  box-shadow: none;
  overflow: visible;
  animation: none;
}
.body { overflow: visible; }
header { min-block-size: 2.75rem; }
footer { position: sticky; inset-block-end: 0; background: var(--ground); }
`
