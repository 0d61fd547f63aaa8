import { ConnectButton, KitProvider, MessagePreview, useCopy, useKit } from "@alidade/react"
import { useLayoutEffect, useRef, useState } from "react"
import styles from "../../../../../packages/react/src/styles/tokens.css?raw"
import {
  type Color,
  colors,
  contrastFaults,
  cssOf,
  readDefaults,
  type Scheme,
  type Theme,
  variablesOf,
} from "../theme.js"

const defaults = readDefaults(styles)

export default function ThemeBuilder() {
  const kit = useKit()
  const { copy, copied } = useCopy()
  const [scheme, setScheme] = useState<Scheme>("light")
  const [theme, setTheme] = useState<Theme>({ light: {}, dark: {} })
  const shown = useRef<HTMLDivElement>(null)
  const css = cssOf(theme)
  const faults = contrastFaults(theme, scheme, defaults)

  useLayoutEffect(() => {
    const style = shown.current?.style
    const variables = variablesOf(theme, scheme)
    for (const [name, value] of variables) style?.setProperty(name, value)
    return () => {
      for (const [name] of variables) style?.removeProperty(name)
    }
  }, [theme, scheme])

  const setColor = (color: Color, value: string) =>
    setTheme({ ...theme, [scheme]: { ...theme[scheme], [color]: value } })

  return (
    <>
      <label>
        Look
        <select value={scheme} onChange={({ target }) => setScheme(target.value as Scheme)}>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <fieldset>
        <legend>Colors</legend>
        {(Object.keys(colors) as Color[]).map((color) => (
          <label key={color}>
            <input
              type="color"
              value={theme[scheme][color] ?? defaults[scheme][color]}
              onChange={({ target }) => setColor(color, target.value)}
            />
            {colors[color]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Shape and font</legend>
        <label>
          Corners in px
          <input
            type="number"
            min="0"
            max="32"
            value={theme.radius ?? 16}
            onChange={({ target }) => setTheme({ ...theme, radius: target.valueAsNumber || 0 })}
          />
        </label>
        <label>
          Font
          <input
            type="text"
            placeholder="system-ui"
            value={theme.font ?? ""}
            onChange={({ target }) => setTheme({ ...theme, font: target.value })}
          />
        </label>
      </fieldset>
      <div ref={shown} className="preview" data-look={scheme}>
        <KitProvider kit={kit} colorScheme={scheme}>
          <ConnectButton />
          <MessagePreview message="I agree to the terms of 1 May." />
        </KitProvider>
      </div>
      <ul role="status">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <pre>
        <code>{css}</code>
      </pre>
      <button type="button" onClick={() => copy(css)}>
        {copied ? "Copied" : "Copy the CSS"}
      </button>
      <button type="button" onClick={() => setTheme({ light: {}, dark: {} })}>
        Use the defaults
      </button>
    </>
  )
}
