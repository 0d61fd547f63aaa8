// Runs before the first paint. The page comes with the first screen of somebody new. Whoever is connected, follows a
// link, or chose a language, a theme, or a network would see it flash: the page stays empty until its script has run.
const html = document.documentElement
try {
  const { hash, pathname, search } = location
  const saved = (/** @type {string} */ key) => localStorage.getItem(key)
  const isNew =
    (hash === "" || hash === "#start") &&
    !/\/gallery\/?$/.test(pathname) &&
    !/[?&]mode=[sp]/.test(search) &&
    !saved("live:alidade:connection") &&
    ["en", null].includes(saved("alidade-web:language")) &&
    ["auto", null].includes(saved("alidade-web:theme")) &&
    [html.dataset.network, null].includes(saved("alidade-web:live:network"))
  html.toggleAttribute("data-opening", !isNew)
} catch {
  // Without storage, nothing is remembered.
}

// A button that is pressed before the page can answer is pressed again once it can.
const note = (/** @type {MouseEvent} */ { target }) => {
  if (target instanceof Element) target.closest("button")?.toggleAttribute("data-pressed", true)
}
addEventListener("click", note, true)
addEventListener("alidade-open", () => removeEventListener("click", note, true), { once: true })
