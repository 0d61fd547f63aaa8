import type { LocalModel } from "../wallet/model.js"
import { approves } from "../wallet/verdicts.js"
import { hardware, passes } from "./hardware.js"
import { openPort, type Port } from "./port.js"
import { openInstead } from "./quirks.js"

/** One way to the device: what a page finds at `navigator.hid` or `navigator.usb`. */
export interface Bus<Device> {
  /** What the page calls. Events `connect` and `disconnect` tell of a device that the page may see. */
  readonly target: EventTarget
  /** The device, where it is plugged in and the page may see it. */
  allowed(): Device | null
  /**
   * Asks in the browser's dialog, which wants a click. Null when the person takes nothing.
   *
   * @throws TypeError for what is no list of filters
   */
  request(filters: unknown): Promise<Device | null>
  /** Takes it away. */
  unplug(): void
}

/**
 * Follows the model: a device is there while it is installed. It goes and comes anew when another app is opened on
 * it, for that takes it off the bus, as in life.
 *
 * @param feature the name of the way in Permissions-Policy
 * @param create makes of a port what the page holds; `forget` takes the page's leave back
 */
export function createBus<Device>(
  model: LocalModel,
  page: Window,
  feature: "hid" | "usb",
  create: (port: Port, forget: () => void) => Device,
): Bus<Device> {
  const { host } = page.location
  const target = new EventTarget()
  let plugged: { device: Device; app: number | null; cable: AbortController } | null = null

  const mayBeSeen = (): boolean => model.getState().grants.some((grant) => grant.host === host)
  const tell = (type: "connect" | "disconnect", device: Device): void => {
    if (mayBeSeen()) target.dispatchEvent(Object.assign(new Event(type), { device }))
  }

  function follow(): void {
    const state = model.getState()
    const app = openInstead(state)
    if (plugged && (!state.installed || plugged.app !== app)) pull()
    if (!plugged && state.installed) plug(app)
  }

  function plug(app: number | null): void {
    const cable = new AbortController()
    const device = create(openPort(model, host, cable.signal), forget)
    plugged = { device, app, cable }
    tell("connect", device)
  }

  function pull(): void {
    if (!plugged) return
    const { device, cable } = plugged
    plugged = null
    cable.abort()
    tell("disconnect", device)
  }

  function forget(): void {
    const { grants } = model.getState()
    model.update({ grants: grants.filter((grant) => grant.host !== host) })
  }

  follow()
  const unsubscribe = model.subscribe(follow)
  return {
    target,
    allowed: () => (plugged && mayBeSeen() ? plugged.device : null),
    async request(filters) {
      const isMeant = passes(filters)
      if (isForbidden(page.document, feature))
        throw new DOMException(
          `Access to the feature "${feature}" is disallowed by permissions policy.`,
          "SecurityError",
        )
      if (!page.navigator.userActivation.isActive)
        throw new DOMException(
          "Must be handling a user gesture to show a permission request.",
          "SecurityError",
        )
      const { account, network } = model.getState()
      model.record("in", { request: feature, filters })
      const { passphrase } = model.network()
      const payload = isMeant ? hardware.productName : ""
      const verdict = await model.ask({
        kind: "connect",
        byBrowser: true,
        payload,
        host,
        passphrase,
      })
      if (!verdict || !approves(verdict) || !plugged || !isMeant) return null
      if (!mayBeSeen())
        model.update({ grants: [...model.getState().grants, { account, host, network }] })
      return plugged.device
    },
    unplug() {
      unsubscribe()
      pull()
    },
  }
}

/** Chromium alone tells, and it alone has these buses. */
function isForbidden(document: Document, feature: string): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature(feature: string): boolean }
  }
  return featurePolicy?.allowsFeature(feature) === false
}
