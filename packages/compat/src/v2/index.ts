export * from "./components.js"
export * from "./sdk.js"
export * from "./state.js"
export * from "./types.js"
