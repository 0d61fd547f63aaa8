import type { LocalModel } from "../wallet/model.js"
import { approves } from "../wallet/verdicts.js"
import { hardware, matchesFilters } from "./hardware.js"
import { openPort, type Port } from "./port.js"
import { otherAppStatus } from "./quirks.js"

/** A connection to the device through `navigator.hid` or `navigator.usb`. */
export interface Bus<Device> {
  /** The object that the page calls. It dispatches `connect` and `disconnect` for a device that the page may access. */
  readonly target: EventTarget
  /** The device, if it is plugged in and the page may access it. */
  allowed(): Device | null
  /**
   * Asks the person in the browser's dialog, which requires a click. Returns null if the person chooses nothing.
   *
   * @throws TypeError if there is no list of filters
   */
  request(filters: unknown): Promise<Device | null>
  /** Removes the device. */
  unplug(): void
}

/**
 * Follows the model: the device is plugged in while it is installed. Opening another app disconnects and reconnects it,
 * as on real hardware.
 *
 * @param feature the API's name in Permissions-Policy
 * @param create creates the page's device object for a port; `forget` revokes the page's permission
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

  const isPermitted = (): boolean => model.getState().grants.some((grant) => grant.host === host)
  const dispatch = (type: "connect" | "disconnect", device: Device): void => {
    if (isPermitted()) target.dispatchEvent(Object.assign(new Event(type), { device }))
  }

  function follow(): void {
    const state = model.getState()
    const app = otherAppStatus(state)
    if (plugged && (!state.installed || plugged.app !== app)) pull()
    if (!plugged && state.installed) plug(app)
  }

  function plug(app: number | null): void {
    const cable = new AbortController()
    const device = create(openPort(model, host, cable.signal), forget)
    plugged = { device, app, cable }
    dispatch("connect", device)
  }

  function pull(): void {
    if (!plugged) return
    const { device, cable } = plugged
    plugged = null
    cable.abort()
    dispatch("disconnect", device)
  }

  function forget(): void {
    const { grants } = model.getState()
    model.update({ grants: grants.filter((grant) => grant.host !== host) })
  }

  follow()
  const unsubscribe = model.subscribe(follow)
  return {
    target,
    allowed: () => (plugged && isPermitted() ? plugged.device : null),
    async request(filters) {
      const isMatch = matchesFilters(filters)
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
      const payload = isMatch ? hardware.productName : ""
      const verdict = await model.ask({
        kind: "connect",
        byBrowser: true,
        payload,
        host,
        passphrase,
      })
      if (!verdict || !approves(verdict) || !plugged || !isMatch) return null
      if (!isPermitted())
        model.update({ grants: [...model.getState().grants, { account, host, network }] })
      return plugged.device
    },
    unplug() {
      unsubscribe()
      pull()
    },
  }
}

/** Only Chromium exposes `featurePolicy`, and only Chromium has these APIs. */
function isForbidden(document: Document, feature: string): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature(feature: string): boolean }
  }
  return featurePolicy?.allowsFeature(feature) === false
}
