import type { SignClient } from "@walletconnect/sign-client"

type Logger = Exclude<
  NonNullable<NonNullable<ConstructorParameters<typeof SignClient>[0]>["logger"]>,
  string
>

/**
 * A logger that drops everything. For a level, even "silent", the library would keep a megabyte of all that it logs:
 * topics, sessions, and requests, with a function of the window that downloads them.
 */
export function quietLogger(): Logger {
  const drop = (): void => {}
  const levels = { trace: drop, debug: drop, info: drop, warn: drop, error: drop, fatal: drop }
  // The library names each child in a property of its own.
  return { ...levels, level: "silent", child: quietLogger } as unknown as Logger
}
