import type { WalletSettings } from "@alidade/sandbox/browser"
import type { Bench, Scenario } from "../scenario.js"
import { decide, setWallet } from "../wallet-side.js"
import type { Way } from "../ways.js"

type Device = "ledger" | "trezor"

/** The device of a way; another wallet otherwise. A Ledger is the same over WebHID and WebUSB. */
const deviceOf = ({ id }: Way): Device => id.split(" ")[0] as Device

const only =
  (...devices: readonly Device[]) =>
  (way: Way): string | undefined =>
    devices.includes(deviceOf(way)) ? undefined : "another kind of wallet"

/** Asks with a kit that shows no screen, so that a device's fault ends the request at once. */
async function askWithoutScreen(
  on: Bench,
  settings: Partial<WalletSettings>,
  ask: Scenario["ask"] = "transaction",
): Promise<void> {
  await on.page.evaluate(
    async ({ payload, settings, ask }) => {
      const { connect, createKit, loaded, run } = window.bench
      const kit = createKit({}, "no screen")
      await connect({}, kit)
      await loaded.wallet.update(settings)
      run(() => {
        const asked = ask === "message" ? kit.signMessage(payload) : kit.signTransaction(payload)
        return asked.finally(async () => {
          // Another app, or another version of it, means another connection to the device.
          await kit.disconnect()
          kit.destroy()
        })
      })
      await window.bench.shown()
    },
    { payload: on.payload, settings, ask },
  )
}

/** A fault that is there when the app asks, by its quirk or setting. */
function before(
  name: string,
  says: string,
  fault: string | Partial<WalletSettings>,
  seen: Readonly<Partial<Record<Device, string>>>,
  ask: Scenario["ask"] = "transaction",
): Scenario {
  const settings = typeof fault === "string" ? { quirks: { [fault]: true } } : fault
  return {
    name,
    says,
    ask,
    excludes: only(...(Object.keys(seen) as Device[])),
    cause: (on) => askWithoutScreen(on, settings, ask),
    sees: (way) => seen[deviceOf(way)]!,
  }
}

/** A device is locked, unplugged, used elsewhere, or has another app open. */
export const devices: readonly Scenario[] = [
  before(
    "device-locked",
    "The device is locked.",
    { locked: true },
    { ledger: "locked ledgerLocked" },
  ),
  before(
    "device-unplugged",
    "The device is not plugged in.",
    { installed: false },
    { ledger: "popup-closed ledgerNotChosen", trezor: "unplugged trezorSuite" },
  ),
  before("device-without-an-app", "The device shows its menu: no app is open.", "LE3-6e01", {
    ledger: "wrong-app",
  }),
  before("device-in-another-app", "The device has another app open.", "LE3-6e00", {
    ledger: "wrong-app",
  }),
  before(
    "device-in-an-app-of-another-class",
    "The device has an app open that knows no such instruction.",
    "LE3-6d00",
    { ledger: "wrong-app" },
  ),
  before("device-takes-less", "The device takes only 128 bytes.", "LE3-b004", {
    ledger: "unsupported ledgerBlind",
  }),
  before("device-cannot-read", "The device can't read the transaction.", "LE3-b005", {
    ledger: "unsupported ledgerBlind",
  }),
  before(
    "device-app-too-old",
    "The device's app is too old for messages.",
    "LE2-5.2.0",
    { ledger: "outdated" },
    "message",
  ),
  before("device-used-by-another-window", "Another window uses the device.", "TR10", {
    trezor: "external trezorBusy",
  }),
  before("device-firmware-too-old", "The device's firmware is too old.", "TR10-firmware", {
    trezor: "outdated trezorOutdated",
  }),
  before("device-without-stellar", "The device knows no Stellar.", "TR10-capability", {
    trezor: "outdated trezorOutdated",
  }),
  before(
    "device-canceled-in-the-library",
    "The user cancels in the library's window.",
    { quirks: { "TR10-cancel": true }, answer: "reject" },
    { trezor: "rejected declined" },
  ),
  before(
    "library-needs-its-program",
    "The browser reaches the device only through the vendor's program, which is not there.",
    "TR8",
    { trezor: "external trezorSuite" },
  ),
  before(
    "library-without-the-local-network",
    "The browser has no permission for the local network, where the vendor's program is.",
    "TR8-network",
    { trezor: "external trezorLocal" },
  ),
  before("library-frame-blocked", "The page blocks the library's frame.", "TR9", {
    trezor: "external trezorSite",
  }),
  before("library-finds-no-transport", "The library finds no way to the device.", "TR9-transport", {
    trezor: "unplugged trezorSuite",
  }),
  {
    name: "device-unplugged-while-asked",
    says: "The device is unplugged while it shows the request.",
    ask: "transaction",
    excludes: only("ledger"),
    async cause(on) {
      await askWithoutScreen(on, { answer: "ask" })
      await setWallet(on, { installed: false })
    },
    sees: () => "unplugged ledgerLost",
  },
  {
    name: "device-app-closed-while-asked",
    says: "The app on the device is closed while it shows the request.",
    ask: "transaction",
    excludes: only("ledger"),
    async cause(on) {
      await askWithoutScreen(on, { answer: "ask" })
      await setWallet(on, { quirks: { "LE3-6e01": true } })
    },
    sees: () => "unplugged ledgerLost",
  },
  {
    name: "device-unlocked-in-time",
    says: "The device is locked. The app's screen says so, the user unlocks it and tries again.",
    ask: "transaction",
    excludes: only("ledger"),
    async cause(on) {
      await setWallet(on, { locked: true })
      await on.ask()
      await on.page.evaluate(async () => {
        const { kit, loaded } = window.bench
        const retry = await new Promise<() => void>((resolve) => {
          const look = (): void => {
            const prompt = kit.getState().pending[0]?.prompt
            if (prompt?.kind !== "waiting" || !prompt.retry) return
            stop()
            resolve(prompt.retry)
          }
          const stop = kit.subscribe(look)
          look()
        })
        await loaded.wallet.update({ locked: false })
        retry()
      })
    },
    sees: () => "succeeds",
  },
  {
    name: "device-held-by-another-program",
    says: "Another program holds the device, so that the browser can't open it.",
    ask: "transaction",
    excludes: only("ledger"),
    async cause(on) {
      await on.page.evaluate(async () => {
        await window.bench.kit.disconnect()
        interface Devices {
          getDevices(): Promise<{ open(): Promise<void>; close(): Promise<void> }[]>
        }
        const { hid, usb } = navigator as { hid?: Devices; usb?: Devices }
        const [device] = await (hid ?? usb)!.getDevices()
        await device!.close()
        const { open } = device!
        device!.open = async () => {
          device!.open = open
          throw new DOMException("Failed to open the device.", "NotAllowedError")
        }
        const { connect, createKit, run } = window.bench
        const kit = createKit({}, "no screen")
        run(() => connect({}, kit).finally(() => kit.destroy()))
      })
    },
    sees: () => "external ledgerBusy",
  },
  {
    name: "device-answers-another-page",
    says: "The device sends a report for another page while it shows the request. The user approves.",
    ask: "transaction",
    excludes: (way) =>
      way.id === "ledger usb"
        ? "only one page at a time can claim its interface"
        : only("ledger")(way),
    async cause(on) {
      await setWallet(on, { answer: "ask" })
      await on.ask()
      await on.page.evaluate(async () => {
        await window.bench.shown()
        const { hid } = navigator as unknown as { hid: { getDevices(): Promise<EventTarget[]> } }
        const [device] = await hid.getDevices()
        const data = new DataView(Uint8Array.of(0, 1, 5, 0, 0, 0, 2, 0x90, 0).buffer)
        device!.dispatchEvent(
          Object.assign(new Event("inputreport"), { device, reportId: 0, data }),
        )
      })
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
]
