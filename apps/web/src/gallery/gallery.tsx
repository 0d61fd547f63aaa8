import "../ui/late-styles.js"
import "../ui/styles/dialogs.css"
import { basePath } from "../logic/base-path.js"
import "./gallery.css"
import { lazy, type ReactElement, Suspense, useEffect, useState } from "react"
import { Mark } from "../app/mark.js"
import { type GalleryAddress, hrefOf, useGalleryAddress } from "./address.js"
import { Link } from "./link.js"
import { reduceMotion } from "./reduce-motion.js"
import { SceneList } from "./scene-list.js"
import { Stage } from "./stage.js"
import { sceneOf, surfaces } from "./surfaces.js"

const Chains = lazy(() => import("./chains.js"))
const Themes = lazy(() => import("./themes.js"))

/** The component gallery: a list of all scenes, one scene, or the page for trying themes. */
export function Gallery(): ReactElement {
  const address = useGalleryAddress()
  const { scheme, dir, motion } = address
  useEffect(() => {
    document.documentElement.dir = dir
  }, [dir])
  useEffect(() => (motion === "reduced" ? reduceMotion() : undefined), [motion])
  return (
    <div className="app gallery" data-theme={scheme}>
      <Shown address={address} />
    </div>
  )
}

function Shown({ address }: { address: GalleryAddress }): ReactElement {
  const { surface, state, ...look } = address
  const [turn, setTurn] = useState(0)
  const scene = sceneOf(surface, state)
  if (scene) {
    return (
      <Stage
        key={`${surface} ${state} ${turn}`}
        of={surfaces[surface ?? ""]?.title ?? ""}
        scene={scene}
        look={look}
        onAgain={() => setTurn(turn + 1)}
      />
    )
  }
  return (
    <main id="main" className="main gallery-main">
      <p>
        <a className="wordmark" href={look.mode ? `${basePath}?mode=${look.mode}` : basePath}>
          <Mark />
          Alidade
        </a>
      </p>
      {surface === "themes" || surface === "chains" ? (
        <>
          <p>
            <Link href={hrefOf(look)}>All states</Link>
          </p>
          <Suspense>{surface === "themes" ? <Themes scheme={look.scheme} /> : <Chains />}</Suspense>
        </>
      ) : (
        <>
          <h1 className="title">Component gallery</h1>
          <p>
            Each scene shows the real component with a scripted wallet. Nothing is signed or sent.
            Try your app’s own colors on the{" "}
            <Link href={hrefOf({ ...look, surface: "themes" })}>themes page</Link>; clients of other
            chains have <Link href={hrefOf({ ...look, surface: "chains" })}>examples</Link>.
          </p>
          <SceneList address={address} />
        </>
      )}
    </main>
  )
}
