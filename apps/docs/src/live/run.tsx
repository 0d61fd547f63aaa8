import { KitProvider, SigningView } from "@alidade/react"
import stylesUrl from "@alidade/react/styles.css?url"
import type { ComponentType, ReactNode } from "react"
import { createRoot } from "react-dom/client"
import { openPlayground, type Playground } from "./playground.js"

/** What an example gets: the address of a shop, to which it can pay. */
export interface ExampleProps {
  shop: string
}

const examples = import.meta.glob<{ default: ComponentType<ExampleProps> }>("./examples/*.tsx")

/** What all examples of the page share, once one of them has started. */
let shared: Promise<Playground> | undefined

/** Renders an example into the page, with a wallet and a network that are only there. */
export async function runExample(name: string, stage: HTMLElement): Promise<void> {
  const load = examples[`./examples/${name}.tsx`]
  if (!load) throw new Error(`There is no example ${name}.`)
  shared ??= share()
  const [{ default: Example }, { kit, shop }] = await Promise.all([load(), shared])
  render(stage, kit, <Example shop={shop} />)
}

/** The style sheet, the wallet with its network, and one signing view for all examples. */
async function share(): Promise<Playground> {
  const [playground] = await Promise.all([openPlayground(), loadStyles()])
  const place = document.body.appendChild(document.createElement("div"))
  render(place, playground.kit, <SigningView />)
  return playground
}

function render(place: HTMLElement, kit: Playground["kit"], children: ReactNode): void {
  const colorScheme = document.documentElement.dataset.theme === "light" ? "light" : "dark"
  createRoot(place).render(
    <KitProvider kit={kit} colorScheme={colorScheme}>
      {children}
    </KitProvider>,
  )
}

/** After the site's own style sheets, so that its layers come first. Only these pages load it. */
function loadStyles(): Promise<void> {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = stylesUrl
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(), { once: true })
    link.addEventListener("error", () => reject(new Error("No style sheet.")), { once: true })
    document.head.append(link)
  })
}
