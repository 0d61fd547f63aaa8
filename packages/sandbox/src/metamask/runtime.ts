import type { ExtensionContext } from "../wallet/extension-page.js"
import { fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"
import { createLine } from "./background.js"
import { extensionId } from "./extension-id.js"
import { createPort, type OtherEnd, type Port } from "./port.js"
import { followSession } from "./session.js"
import { PORT_TYPE, sessionChanged } from "./wire.js"

/** What a page in Chromium finds as `chrome.runtime` if an extension lets it connect. */
export interface Runtime {
  /** Throws a TypeError for an id of another form. At an id without an extension, the port ends at once. */
  connect(id: string): Port
}

/**
 * MM2: puts `chrome.runtime` on a page in Chromium while MetaMask is installed. Returns a function that removes it and
 * ends its ports.
 */
export function injectRuntime(model: WalletModel, context: ExtensionContext): () => void {
  return runWhile(
    model,
    () => model.getState().installed && !model.getState().quirks.MM4,
    () => {
      const { runtime, stop } = createRuntime(model, context.page.location.host)
      const page = context.extensionPage as { chrome?: object }
      // A page has `chrome` also without extensions.
      const chrome = page.chrome ?? {}
      const stops = [inject(chrome, "runtime", runtime), stop]
      if (page.chrome !== chrome) stops.push(inject(page, "chrome", chrome))
      return () => {
        for (const each of stops) each()
      }
    },
  )
}

/** Creates `chrome.runtime` for a page of a host. `stop` ends its ports. */
export function createRuntime(
  model: WalletModel,
  host: string,
): { runtime: Runtime; stop: () => void } {
  const open = new Set<OtherEnd>()
  const line = createLine(model, host)
  const endAll = (): void => {
    for (const other of [...open]) other.end()
  }

  async function onMessage(message: unknown, other: OtherEnd): Promise<void> {
    const logged = model.record("in", message)
    if (logged) await logged
    if (model.getState().quirks["MM2-worker"]) {
      void model.update({ quirks: { "MM2-worker": false } })
      return endAll()
    }
    const { type, data } = fieldsOf(message)
    const reply = type === PORT_TYPE ? await line(data) : null
    if (!reply || !open.has(other)) return
    send(other, reply)
  }

  function send(other: OtherEnd, data: object): void {
    const message = { type: PORT_TYPE, data }
    void model.record("out", message)
    other.send(message)
  }

  const stops = [
    followSession(model, host, (scopes) => {
      for (const other of [...open]) send(other, sessionChanged(scopes))
    }),
    runWhile(
      model,
      () => model.getState().quirks.MM2 === true,
      () => {
        endAll()
        return () => {}
      },
    ),
    endAll,
  ]
  return {
    runtime: {
      connect(id) {
        if (typeof id !== "string" || !/^[a-p]{32}$/.test(id))
          throw new TypeError(
            `Error in invocation of runtime.connect: Invalid extension id: '${id}'`,
          )
        const { port, other } = createPort(onMessage, (ended) => open.delete(ended))
        open.add(other)
        if (id !== extensionId(model.getState()) || model.getState().quirks.MM2) other.end()
        return port
      },
    },
    stop() {
      for (const each of stops) each()
    },
  }
}
