import type { InspectorRecord } from "@alidade/react/inspector"
import type { Scene, Surface } from "../scene.js"
import { pressInShadow, see, seeInShadow, steps } from "../scripted-user.js"
import { ADDRESS, scripted } from "../scripted-wallets.js"

const host = ".stage-inspector > div > div"

const records: readonly InspectorRecord[] = [
  { kind: "state", name: "modalOpened" },
  { kind: "request", name: "connect", note: "freighter: started" },
  {
    kind: "message",
    name: "REQUEST_ACCESS",
    note: "page",
    detail: { source: "FREIGHTER_EXTERNAL_MSG_REQUEST", messageId: 1, type: "REQUEST_ACCESS" },
  },
  {
    kind: "message",
    name: "publicKey",
    note: "page",
    detail: { messagedId: 1, publicKey: ADDRESS },
  },
  { kind: "request", name: "connect", note: "freighter: done", detail: { ms: 1204 } },
  {
    kind: "network",
    name: `GET https://horizon.example/accounts/${ADDRESS}?token=secret`,
    note: "404",
    detail: { ms: 87, received: { status: 404, title: "Resource Missing" } },
  },
  {
    kind: "request",
    name: "transaction",
    note: "freighter: wrong-account",
    detail: {
      ms: 5321,
      error: { kind: "wrong-account", returned: `${"AAAAAgAAAAB".repeat(12)}=`, token: "secret" },
    },
  },
]

const filled: Scene = {
  title: "Entries",
  wallets: () => [scripted("freighter")],
  inspection: records,
  shows: host,
  act: steps(see(host), seeInShadow(host, "summary")),
}

/** The inspector for developers. */
export const inspector: Surface = {
  title: "Inspector",
  scenes: {
    entries: filled,
    opened: {
      ...filled,
      title: "An entry's detail",
      act: steps(see(host), pressInShadow(host, "summary"), seeInShadow(host, "pre")),
    },
    empty: { ...filled, title: "Nothing yet", inspection: [], act: seeInShadow(host, "p") },
  },
}
