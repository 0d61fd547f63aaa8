import { expect, test } from "vitest"
import { readStartOptions } from "./start-options.js"

test.each([
  [[], { live: false, open: false }],
  [["--live"], { live: true, open: false }],
  [["--open"], { live: false, open: true }],
  [["--port", "8080"], { live: false, open: false, port: 8080 }],
  [["--port=0", "--host=0.0.0.0", "--live"], { live: true, open: false, port: 0, host: "0.0.0.0" }],
  [["--host", "::1"], { live: false, open: false, host: "::1" }],
  [["--host", "my-computer.local"], { live: false, open: false, host: "my-computer.local" }],
])("npm start takes %j", (args, options) => {
  expect(readStartOptions(args)).toEqual(options)
})

test.each([
  [["--prot", "1"], /'--prot'.*Usage: npm start -- \[--live\] \[--open\] \[--port <number>\]/],
  [["4173"], /'4173'.*Usage: /],
  [["--port"], /--port.*Usage: /],
  [["--live=no"], /--live.*Usage: /],
  [["--port", "65536"], /must be a number from 0 to 65535, not “65536”/],
  [["--port", "1e3"], /not “1e3”/],
  [["--host", "http://localhost"], /must be a name or an address of this machine/],
  [["--host", ""], /must be a name or an address/],
])("npm start refuses %j and says what it takes", (args, message) => {
  expect(() => readStartOptions(args)).toThrow(message)
})
