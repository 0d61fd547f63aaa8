import { once } from "node:events"
import { createWriteStream } from "node:fs"
import type { Recorded } from "../server/record.js"

/** A file that gets one line of JSON for each message and request. */
export interface RecordFile {
  write(entry: Recorded): void
  /** Resolves when all lines are in the file. */
  close(): Promise<void>
}

/**
 * Opens a file to append to.
 *
 * @throws an error that names the file, if it cannot be written
 */
export async function openRecordFile(path: string): Promise<RecordFile> {
  const file = createWriteStream(path, { flags: "a" })
  try {
    await once(file, "open")
  } catch (cause) {
    throw new Error(`--record: ${path} cannot be written (${(cause as Error).message}).`, { cause })
  }
  return {
    write: (entry) => void file.write(`${JSON.stringify(entry)}\n`),
    async close() {
      file.end()
      await once(file, "close")
    },
  }
}
