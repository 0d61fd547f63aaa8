import { decodeUtf8 } from "@alidade/core/encoding"
import { secretIn } from "../pasted/secret.js"
import { fieldsOf } from "../stellar/read-json.js"
import { say } from "../texts/en/recipients.js"
import { type Contact, MOST_CONTACTS, readContact } from "./address-book.js"

const FORMAT = "alidade-address-book"

/** The version of the format. Raise it with every change, so that older pages say that they can't read it. */
const VERSION = 1

/** Maximum size of a file, in bytes: more than the largest address book takes. */
const LONGEST = 500_000

/** Writes an address book as JSON. */
export function writeAddressBook(contacts: readonly Contact[]): string {
  const entries = contacts.map(({ name, address, memo }) => ({ name, address, memo }))
  return `${JSON.stringify({ format: FORMAT, version: VERSION, contacts: entries }, null, 2)}\n`
}

/**
 * Reads an address book from a file. Throws an `Error` with a readable message if it is something else, has a secret in
 * it, or one of its entries is invalid: nothing is silently left out.
 */
export async function readAddressBook(file: Blob): Promise<readonly Contact[]> {
  if (file.size > LONGEST) throw new Error(say("largeFile"))
  const text = decodeUtf8(new Uint8Array(await file.arrayBuffer())) ?? ""
  const secret = secretIn(text)
  if (secret) throw new Error(secret)
  const { format, version, contacts } = fieldsOf(parse(text))
  if (format !== FORMAT || !Array.isArray(contacts)) {
    throw new Error(say("notBook"))
  }
  if (version !== VERSION) {
    throw new Error(say("otherVersion"))
  }
  if (contacts.length > MOST_CONTACTS) {
    throw new Error(say("manyEntries", { count: MOST_CONTACTS }))
  }
  return contacts.map((value, index) => {
    const contact = readContact(value)
    if (contact) return contact
    throw new Error(say("badEntry", { number: index + 1 }))
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(say("notJson"), { cause })
  }
}
