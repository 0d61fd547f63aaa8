import { announcements } from "./gallery-announcements.js"
import { faults, lost, openGallery, said, show } from "./gallery-hands.js"
import { expect, test } from "./test.js"

// The browser's own preference is kept out of the way: the gallery shows both schemes itself.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 800 } })

/** The surfaces, in two halves for two hands. */
const halves = [
  ["button", "picker", "accounts", "bridge", "overlay"],
  ["connection", "signing"],
] as const

/** Narrow, and a small laptop's screen at 200 %. */
const sizes = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

for (const half of halves) {
  test(`every state of ${half.join(", ")}: axe finds nothing in light or dark, left to right or right to left; what is said aloud is as agreed; 320 px and 200 % lose nothing`, async ({
    page,
    site,
  }) => {
    const wide = page.viewportSize() ?? { width: 1280, height: 800 }
    const names = await openGallery(page, site)
    const own = names.filter((name) => half.some((surface) => name.startsWith(`${surface}/`)))
    expect(own.length).toBeGreaterThan(30)
    const found: string[] = []
    const heard: Record<string, unknown> = {}
    for (const name of own) {
      await show(page, name)
      const expected = announcements[name]
      // A live region is filled after its content is there.
      await expect.poll(() => said(page), name).toEqual(expected)
      if (expected) heard[name] = expected
      found.push(...(await faults(page, name)))
      for (const size of sizes) {
        await page.setViewportSize(size)
        found.push(...(await lost(page)).map((fault) => `${name}, ${size.width}: ${fault}`))
      }
      await page.setViewportSize(wide)
    }
    expect(found).toEqual([])
    // The table holds nothing that the gallery does not show.
    const agreed = Object.entries(announcements).filter(([name]) =>
      half.some((surface) => name.startsWith(`${surface}/`)),
    )
    expect(heard).toEqual(Object.fromEntries(agreed))
  })
}
