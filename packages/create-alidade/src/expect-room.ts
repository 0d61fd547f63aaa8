import { existsSync, readdirSync, statSync } from "node:fs"
import { FolderError } from "./errors.js"

/** @throws {FolderError} unless the folder is new or empty */
export function expectRoom(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory())
    throw new FolderError(`${folder} is a file. Name another folder.`)
  const [first] = readdirSync(folder)
  if (first !== undefined)
    throw new FolderError(
      `${folder} is not empty: it has ${first}. Name another folder, or empty this one.`,
    )
}
