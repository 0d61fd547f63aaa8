import type { NonceStore } from "@alidade/sign-in/server"

/** Runs a statement with your database's driver, and returns how many rows it changed. */
export type Run = (statement: string, values: readonly (string | number)[]) => Promise<number>

/** Nonces in a table: `CREATE TABLE nonces (nonce VARCHAR(128) PRIMARY KEY, until BIGINT NOT NULL)`. */
export function sqlNonces(run: Run): NonceStore {
  return {
    put: async (nonce, until) =>
      void (await run("INSERT INTO nonces VALUES (?, ?)", [nonce, until])),
    take: async (nonce) => (await run("DELETE FROM nonces WHERE nonce = ?", [nonce])) === 1,
    deleteExpired: async (now) => void (await run("DELETE FROM nonces WHERE until < ?", [now])),
  }
}
