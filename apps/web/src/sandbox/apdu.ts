import { say } from "../texts/en/sandbox.js"

/** The text for what a command to the Ledger's Stellar app requests, by its second byte. */
const commands = {
  "02": "publicKey",
  "04": "signTransaction",
  "06": "configuration",
  "08": "signHash",
  "0a": "signAuthorization",
  "0c": "signMessage",
} as const

/** The text for a response's status word. */
const statuses = {
  "9000": "done",
  "6985": "denied",
  "5515": "deviceLocked",
  "6c66": "blindOff",
  "6e00": "otherApp",
  "6e01": "otherApp",
  "6d00": "unknownCommand",
  b004: "tooLarge",
  b005: "notShown",
} as const

/** Describes a message between the page and a Ledger (an APDU, in hex): the request, or its result. */
export function apduWords(hex: string, direction: "in" | "out"): string {
  const digits = hex.replace(/[^0-9a-f]/gi, "").toLowerCase()
  if (direction === "out") {
    const status = digits.slice(-4)
    return isIn(statuses, status) ? say(statuses[status]) : say("status", { code: status })
  }
  const code = digits.slice(2, 4)
  const command = isIn(commands, code) ? say(commands[code]) : say("command", { code })
  return digits.slice(4, 6) === "80" ? say("continued", { command }) : command
}

function isIn<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key)
}
