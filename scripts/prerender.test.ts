import { expect, test } from "vitest"
import { openSources } from "./prerender.js"
import { root } from "./run.js"

test("the first screen is made of the packages' sources, because a fresh start has not built them", async () => {
  const vite = await openSources()
  try {
    const { pluginContainer } = vite.environments.ssr!
    const importer = `${root}apps/web/src/prerender.tsx`
    for (const name of ["core", "react", "wallets"]) {
      const found = await pluginContainer.resolveId(`@alidade/${name}`, importer)
      expect(found?.id).toMatch(new RegExp(`/packages/${name}/src/index.tsx?$`))
    }
  } finally {
    await vite.close()
  }
})
