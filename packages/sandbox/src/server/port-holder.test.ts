import type { AddressInfo } from "node:net"
import { createServer } from "node:net"
import { expect, test } from "vitest"
import { startSandbox } from "./index.js"
import { holderInList, PortTakenError, portHolder } from "./port-holder.js"

test("a strict start on a taken port names the program and frees nothing", async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
  const { port } = other.address() as AddressInfo
  try {
    const failure = await startSandbox({ port, strict: true }).catch((thrown: unknown) => thrown)
    expect(failure).toBeInstanceOf(PortTakenError)
    expect((failure as Error).message).toMatch(
      new RegExp(`^Port ${port} is taken by .+\\. Stop it, or choose another port\\.$`),
    )
    expect(other.listening).toBe(true)
  } finally {
    await new Promise((resolve) => other.close(resolve))
  }
})

test.runIf(process.platform === "linux")("finds the process that listens on a port", async () => {
  const own = createServer()
  await new Promise<void>((resolve) => own.listen(0, "::1", resolve))
  const { port } = own.address() as AddressInfo
  expect(portHolder(port)).toContain(`(process ${process.pid})`)
  await new Promise((resolve) => own.close(resolve))
  expect(portHolder(port)).toBeUndefined()
})

test("reads the list of lsof", () => {
  expect(holderInList("p123\ncnode\nf21\n")).toBe("node (process 123)")
  expect(holderInList("")).toBeUndefined()
})
