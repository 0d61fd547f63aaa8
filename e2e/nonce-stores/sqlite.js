import { execFile } from "node:child_process"
import { promisify } from "node:util"

/**
 * Runs each statement on a file of SQLite in a process of its own, which waits while another one writes.
 * @param {string} program
 * @param {string} file
 * @returns {import("../quick-starts/nonces-sql.js").Run}
 */
export function openSqlite(program, file) {
  return async (statement, values) => {
    const literals = values.map((value) => (typeof value === "number" ? value : quote(value)))
    const filled = statement.replaceAll("?", () => `${literals.shift()}`)
    const args = ["-batch", "-cmd", ".timeout 30000", file, `${filled}; SELECT changes();`]
    const { stdout } = await promisify(execFile)(program, args)
    return Number(stdout)
  }
}

/** @param {string} text */
function quote(text) {
  return `'${text.replaceAll("'", "''")}'`
}
