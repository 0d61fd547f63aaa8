import type { ButtonTheme, Kit, ModalTheme } from "@alidade/core"
import { ConnectButton, KitProvider } from "@alidade/react"
import { type ReactElement, useEffect, useState } from "react"
import { Output } from "../ui/output.js"
import type { Look } from "./address.js"
import { scriptedKit } from "./scripted-kit.js"
import { absent, scripted } from "./scripted-wallets.js"
import { type Fields, ThemeFields } from "./theme-fields.js"

/** The nine fields of the dialogs and the six of the button, with what they color. */
const modalFields: Fields<ModalTheme> = {
  bgColor: "Background",
  textColor: "Text",
  solidTextColor: "Titles and names",
  headerButtonColor: "Header buttons",
  dividerColor: "Dividers",
  helpBgColor: "Help background",
  notAvailableTextColor: "“Not available”, text",
  notAvailableBgColor: "“Not available”, background",
  notAvailableBorderColor: "“Not available”, border",
}
const buttonFields: Fields<ButtonTheme> = {
  bgColor: "Background",
  textColor: "Secondary text",
  solidTextColor: "Text",
  dividerColor: "Border",
  buttonPadding: "Padding",
  buttonBorderRadius: "Radius",
}

const wallets = () => [scripted("freighter"), scripted("ledger"), absent("hana"), absent("rabet")]

/** A page to try the fifteen theme values on the button and the picker. */
export default function Themes({ scheme }: Pick<Look, "scheme">): ReactElement {
  const [modal, setModal] = useState<Partial<ModalTheme>>({})
  const [button, setButton] = useState<Partial<ButtonTheme>>({})
  const [kit, setKit] = useState<Kit>()
  useEffect(() => {
    const created = scriptedKit({ wallets })
    setKit(created)
    return () => created.destroy()
  }, [])
  useEffect(() => {
    // An emptied field returns to the default.
    kit?.setTheme({
      modal: fillFields(modalFields, modal),
      button: fillFields(buttonFields, button),
    })
  }, [kit, modal, button])
  return (
    <>
      <h1 className="title">Themes</h1>
      <p>
        Use any CSS value, such as <code>#0b3d2e</code>, <code>var(--brand)</code> or{" "}
        <code>light-dark(#fff, #111)</code>. Empty fields use our default.
      </p>
      <section className="theme-preview" aria-label="Preview">
        {kit && (
          <KitProvider kit={kit} colorScheme={scheme}>
            <ConnectButton />
          </KitProvider>
        )}
        <p className="hint">Opens the picker in these colors.</p>
      </section>
      <div className="theme-groups">
        <ThemeFields title="Dialogs" fields={modalFields} theme={modal} onChange={setModal} />
        <ThemeFields title="Button" fields={buttonFields} theme={button} onChange={setButton} />
      </div>
      <Output label="CSS" rows={8} text={cssOf(modal, button)} />
    </>
  )
}

function fillFields<Theme extends object>(fields: Fields<Theme>, theme: Partial<Theme>): Theme {
  const names = Object.keys(fields) as (keyof Theme & string)[]
  return Object.fromEntries(names.map((name) => [name, theme[name] ?? ""])) as Theme
}

/** The theme as custom properties, for an app that sets it in CSS. */
function cssOf(modal: Partial<ModalTheme>, button: Partial<ButtonTheme>): string {
  const lines = (part: string, theme: object): string[] =>
    Object.entries(theme)
      .filter(([, value]) => value !== "")
      .map(([field, value]) => `  --alidade-${part}-${kebab(field)}: ${value};`)
  const set = [...lines("modal", modal), ...lines("button", button)]
  return [":root {", ...set, "}"].join("\n")
}

function kebab(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
