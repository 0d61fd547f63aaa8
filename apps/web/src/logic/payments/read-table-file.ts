import { largestFile } from "../foreign-limits.js"
import { ProblemError } from "../problem.js"

/** Why a file is no table. */
export interface TableFileProblem {
  problem: "largeTable"
}

/** Reads a file as a table's text. Throws a `ProblemError` if it is too large. */
export async function readTableFile(file: Blob): Promise<string> {
  if (file.size > largestFile.text) {
    throw new ProblemError<TableFileProblem>({ problem: "largeTable" })
  }
  return file.text()
}
