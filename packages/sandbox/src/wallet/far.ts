/** A module whose functions run elsewhere: their arguments and results are copied, and arrive later. */
export type Far<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never
}

/**
 * Loads a module that needs keys or the SDK. In the script for any page (`inject/`), such modules are left out, and
 * their functions run outside the page. So a wallet awaits each call, and passes plain data only.
 */
export function far<Module>(loaded: Promise<Module>): Promise<Far<Module>> {
  return loaded as Promise<Far<Module>>
}
