/** What users choose between, by the name that the flags take. The first is the default. */
export const frameworks = {
  "vite-react": "React with Vite",
  next: "Next.js",
  svelte: "Svelte with Vite",
  vue: "Vue with Vite",
  html: "A page without a build",
} as const

export const networks = {
  testnet: "Testnet, with money that is worth nothing",
  public: "Public, with real money",
  local: "A network on this machine, which the sandbox brings",
} as const

export type Framework = keyof typeof frameworks
export type NetworkId = keyof typeof networks
