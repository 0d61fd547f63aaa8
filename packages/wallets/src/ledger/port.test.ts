import { expect, test } from "vitest"
import { portOf } from "./port.js"

/** A Ledger over WebUSB with these interface classes, numbered from 0, and what it was told to do. */
function usbDevice(classes: number[]) {
  const interfaces = classes.map((interfaceClass, interfaceNumber) => ({
    interfaceNumber,
    alternates: [{ interfaceClass }],
  }))
  const told: unknown[][] = []
  const device = {
    opened: false,
    configuration: null as { interfaces: typeof interfaces } | null,
    open: async () => void told.push(["open"]),
    selectConfiguration: async (value: number) => {
      told.push(["selectConfiguration", value])
      device.configuration = { interfaces }
    },
    claimInterface: async (number: number) => void told.push(["claimInterface", number]),
  }
  return { device, told }
}

test("over WebUSB the interface of the vendor's class is claimed, once the device is open and set up", async () => {
  const { device, told } = usbDevice([3, 255])
  await portOf(device).open()
  expect(told).toEqual([["open"], ["selectConfiguration", 1], ["claimInterface", 1]])
})

test("over WebUSB a device without an interface of the vendor's class cannot be opened", async () => {
  const { device, told } = usbDevice([3])
  await expect(portOf(device).open()).rejects.toThrow(TypeError)
  expect(told).not.toContainEqual(["claimInterface", expect.anything()])
})
