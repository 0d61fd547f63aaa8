import { decodeUtf8 } from "@alidade/core/encoding"
import { largestFile } from "../logic/foreign-limits.js"
import { SecretError, secretIn } from "../logic/pasted/secret.js"
import { ProblemError } from "../logic/problem.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import { type Contact, MOST_CONTACTS, readContact } from "../page/address-book.js"

const FORMAT = "alidade-address-book"

/** The version of the format. Raise it with every change, so that older pages say that they can't read it. */
const VERSION = 1

/** Why a file isn't an address book. Numbers count its entries from 1. */
export type BookProblem =
  | { problem: "largeFile" | "notJson" | "notBook" | "otherVersion" }
  | { problem: "manyEntries"; count: number }
  | { problem: "badEntry"; number: number }

class BookError extends ProblemError<BookProblem> {}

/** Writes an address book as JSON. */
export function writeAddressBook(contacts: readonly Contact[]): string {
  const entries = contacts.map(({ name, address, memo }) => ({ name, address, memo }))
  return `${JSON.stringify({ format: FORMAT, version: VERSION, contacts: entries }, null, 2)}\n`
}

/**
 * Reads an address book from a file. Throws a `BookError` if it is something else or one of its entries is invalid, and a
 * `SecretError` if it has a secret in it: nothing is silently left out.
 */
export async function readAddressBook(file: Blob): Promise<readonly Contact[]> {
  if (file.size > largestFile.addressBook) throw new BookError({ problem: "largeFile" })
  const text = decodeUtf8(new Uint8Array(await file.arrayBuffer())) ?? ""
  const secret = secretIn(text)
  if (secret) throw new SecretError({ problem: secret })
  const { format, version, contacts } = fieldsOf(parse(text))
  if (format !== FORMAT || !Array.isArray(contacts)) {
    throw new BookError({ problem: "notBook" })
  }
  if (version !== VERSION) throw new BookError({ problem: "otherVersion" })
  if (contacts.length > MOST_CONTACTS) {
    throw new BookError({ problem: "manyEntries", count: MOST_CONTACTS })
  }
  return contacts.map((value, index) => {
    const contact = readContact(value)
    if (contact) return contact
    throw new BookError({ problem: "badEntry", number: index + 1 })
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BookError({ problem: "notJson" }, { cause })
  }
}
