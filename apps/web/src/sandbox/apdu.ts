/** What a command to the Ledger's Stellar app requests, by its second byte. */
const commands: ReadonlyMap<string, string> = new Map([
  ["02", "public key"],
  ["04", "sign a transaction"],
  ["06", "configuration"],
  ["08", "sign a hash"],
  ["0a", "sign an authorization"],
  ["0c", "sign a message"],
])

/** The meanings of a response's status word. */
const statuses: ReadonlyMap<string, string> = new Map([
  ["9000", "done"],
  ["6985", "denied"],
  ["5515", "locked"],
  ["6c66", "blind signing is off"],
  ["6e00", "another app is open"],
  ["6e01", "another app is open"],
  ["6d00", "unknown to the app"],
  ["b004", "too large to show"],
  ["b005", "cannot be shown"],
])

/** Describes a message between the page and a Ledger (an APDU, in hex): the request, or its result. */
export function apduWords(hex: string, direction: "in" | "out"): string {
  const digits = hex.replace(/[^0-9a-f]/gi, "").toLowerCase()
  if (direction === "out") {
    const status = digits.slice(-4)
    return statuses.get(status) ?? `status ${status}`
  }
  const command = commands.get(digits.slice(2, 4)) ?? `command ${digits.slice(2, 4)}`
  return digits.slice(4, 6) === "80" ? `${command}, continued` : command
}
