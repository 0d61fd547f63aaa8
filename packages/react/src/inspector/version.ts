import manifest from "../../package.json" with { type: "json" }

/** The version of `@alidade/react`. All packages of Alidade have the same. */
export const version: string = (manifest as { version: string }).version
