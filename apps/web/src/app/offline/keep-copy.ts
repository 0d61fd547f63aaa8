import { basePath } from "../../logic/base-path.js"
import { type Offline, setOffline } from "../../page/offline.js"

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
}

const WORKER = `${basePath}offline.js`

/**
 * Lets the browser keep a copy of the site, by registering its service worker, and looks for a newer version whenever
 * the page is shown again. Without service workers, as in some private windows, the page works only online.
 */
export async function keepCopy(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  // The content security policy allows a policy of this name.
  const policy = window.trustedTypes?.createPolicy("alidade-offline", {
    createScriptURL: () => WORKER,
  })
  const report = async (otherwise: Offline): Promise<void> =>
    setOffline((await isThisVersion()) ? "ready" : otherwise)
  // A new version takes over as soon as it is complete.
  serviceWorker.addEventListener("controllerchange", () => void report("newer").catch(() => {}))
  const registration = await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER)
  await serviceWorker.ready
  // Another version is an older one here, because the page itself comes from the server.
  await report("absent")
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => {})
  })
}

/** Whether the copy is of the open page's version: its page then starts the same script. */
async function isThisVersion(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? ""
  return (await (await fetch(basePath)).text()).includes(script)
}
