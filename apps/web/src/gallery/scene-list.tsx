import type { ReactElement } from "react"
import { LanguageSelect } from "../app/language-select.js"
import { Choice } from "../ui/choice.js"
import { type GalleryAddress, go, hrefOf, type Look, lookChoices, lookNames } from "./address.js"
import { Link } from "./link.js"
import { surfaces } from "./surfaces.js"

/** Links to all scenes, and the display options. */
export function SceneList({ address }: { address: GalleryAddress }): ReactElement {
  const { surface: _, state: __, ...look } = address
  const choose = (change: Partial<Look>): void => go(hrefOf({ ...look, ...change }))
  return (
    <>
      <section className="gallery-look" aria-label="Display options">
        {lookNames.map((name) => (
          <Choice<string>
            key={name}
            label={lookChoices[name].label}
            options={lookChoices[name].options}
            value={look[name]}
            onChange={(value) => choose({ [name]: value })}
          />
        ))}
        <LanguageSelect
          language={look.lang ?? "en"}
          onLanguage={(code) => choose({ lang: code === "en" ? "" : code })}
        />
      </section>
      <div className="gallery-surfaces">
        {Object.entries(surfaces).map(([surface, { title, scenes }]) => (
          <section key={surface} aria-labelledby={`surface-${surface}`}>
            <h2 id={`surface-${surface}`}>{title}</h2>
            <ul>
              {Object.entries(scenes).map(([state, scene]) => (
                <li key={state}>
                  <Link href={hrefOf({ ...look, surface, state })}>{scene.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
