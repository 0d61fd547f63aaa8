import { languages } from "@alidade/react/languages"
import type { ReactElement } from "react"
import { Choice } from "../parts/choice.js"
import { type GalleryAddress, go, hrefOf, type Look } from "./address.js"
import { Link } from "./link.js"
import { surfaces } from "./surfaces.js"

/** All surfaces with links to their states, and how these shall be shown. */
export function SceneList({ address }: { address: GalleryAddress }): ReactElement {
  const { surface: _, state: __, ...look } = address
  const { scheme, dir, motion, lang } = look
  const choose = (change: Partial<Look>): void => go(hrefOf({ ...look, ...change }))
  return (
    <>
      <section className="gallery-look" aria-label="How they are shown">
        <Choice
          label="Colours"
          value={scheme}
          options={[
            ["auto", "As the system"],
            ["light", "Light"],
            ["dark", "Dark"],
          ]}
          onChange={(value) => choose({ scheme: value })}
        />
        <Choice
          label="Direction"
          value={dir}
          options={[
            ["ltr", "Left to right"],
            ["rtl", "Right to left"],
          ]}
          onChange={(value) => choose({ dir: value })}
        />
        <Choice
          label="Motion"
          value={motion}
          options={[
            ["auto", "Motion as the system"],
            ["reduced", "Less motion"],
          ]}
          onChange={(value) => choose({ motion: value })}
        />
        <label className="network">
          <span className="sr">Language</span>
          <select
            className="input"
            value={lang ?? "en"}
            onChange={({ target }) => choose({ lang: target.value === "en" ? "" : target.value })}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
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
