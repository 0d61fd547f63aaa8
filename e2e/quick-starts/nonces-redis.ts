import type { NonceStore } from "@alidade/sign-in/server"

/** Sends a command: `(...words) => client.sendCommand(words)` with `redis`, and `client.call` with `ioredis`. */
export type Command = (name: string, ...words: string[]) => Promise<unknown>

/** Nonces in Redis (6.2 or newer), which drops them at their end. */
export function redisNonces(command: Command): NonceStore {
  return {
    put: async (nonce, until) =>
      void (await command("SET", `nonce:${nonce}`, "", "EXAT", `${until}`)),
    take: async (nonce) => (await command("DEL", `nonce:${nonce}`)) === 1,
    deleteExpired: () => {},
  }
}
