import { expect, test } from "vitest"
import { portOf } from "./port.js"

/** A Ledger over WebUSB with these interface classes, numbered from 0, and the calls that it received. */
function usbDevice(classes: number[]) {
  const interfaces = classes.map((interfaceClass, interfaceNumber) => ({
    interfaceNumber,
    alternates: [{ interfaceClass }],
  }))
  const calls: unknown[][] = []
  const device = {
    opened: false,
    configuration: null as { interfaces: typeof interfaces } | null,
    open: async () => void calls.push(["open"]),
    selectConfiguration: async (value: number) => {
      calls.push(["selectConfiguration", value])
      device.configuration = { interfaces }
    },
    claimInterface: async (number: number) => void calls.push(["claimInterface", number]),
  }
  return { device, calls }
}

test("over WebUSB, claims the interface of the vendor's class after opening and configuring the device", async () => {
  const { device, calls } = usbDevice([3, 255])
  await portOf(device).open()
  expect(calls).toEqual([["open"], ["selectConfiguration", 1], ["claimInterface", 1]])
})

test("over WebUSB, fails to open a device without an interface of the vendor's class", async () => {
  const { device, calls } = usbDevice([3])
  await expect(portOf(device).open()).rejects.toThrow(TypeError)
  expect(calls).not.toContainEqual(["claimInterface", expect.anything()])
})
