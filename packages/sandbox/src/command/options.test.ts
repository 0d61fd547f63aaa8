import { expect, test } from "vitest"
import { readOptions, UsageError } from "./options.js"

const start = { action: "start", port: 8000, strict: false, reset: false, fund: true }

test.each([
  [[], start],
  [["--port", "0"], { ...start, port: 0 }],
  [["--port=9000", "--strict"], { ...start, port: 9000, strict: true }],
  [["--reset"], { ...start, reset: true }],
  [["--no-fund"], { ...start, fund: false }],
  [["--fund"], start],
  [["--record", "messages.jsonl"], { ...start, record: "messages.jsonl" }],
  [
    ["--network", "http://localhost:8001", "--passphrase", "Ours"],
    { ...start, network: { url: "http://localhost:8001", passphrase: "Ours" } },
  ],
  [["--help", "--port", "x"], { action: "help" }],
  [["--version"], { action: "version" }],
])("the command takes %j", (args, options) => {
  expect(readOptions(args)).toEqual(options)
})

test.each([
  [["--prot", "1"], /^Unknown option '--prot'\. See npx @alidade\/sandbox --help$/],
  [["8000"], /'8000'.*--help/],
  [["--port"], /--port.*--help/],
  [["--strict=no"], /--strict.*--help/],
  [["--port", "65536"], /--port must be a number from 0 to 65535, not “65536”/],
  [["--port", "1e3"], /not “1e3”/],
  [["--port", "-1"], /--port/],
  [["--network", "localhost:8001", "--passphrase", "Ours"], /--network needs the URL of a Horizon/],
  [["--network", "http://localhost:8001"], /--passphrase needs the passphrase of the network/],
  [["--passphrase", "Ours"], /--network needs/],
  [["--record", ""], /--record needs a file/],
])("the command refuses %j and says why", (args, reason) => {
  expect(() => readOptions(args)).toThrow(UsageError)
  expect(() => readOptions(args)).toThrow(reason)
})
