import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { say as app } from "../apps/web/src/texts/en/app.js"
import { say as failures } from "../apps/web/src/texts/en/failures.js"
import { say as results } from "../apps/web/src/texts/en/results.js"
import { compareReasons, readReasons } from "./reasons.js"
import { root } from "./run.js"

const faultsOf = (source: string): string[] =>
  readReasons("a.ts", source).faults.map((fault) => fault.replace(/^a\.ts:/, ""))

describe("a source's reasons", () => {
  test("are found with their key, sentence and line, also inside another one", () => {
    const source = `
      const a = reason("busy", "{wallet} is busy.", { wallet })
      throw new WalletError("internal", reason("stuck", "It is stuck in {place}.", {
        place: reason("hole", "a hole"),
      }))
    `
    expect(readReasons("a.ts", source).reasons).toEqual([
      { key: "busy", english: "{wallet} is busy.", place: "a.ts:2" },
      { key: "stuck", english: "It is stuck in {place}.", place: "a.ts:3" },
      { key: "hole", english: "a hole", place: "a.ts:4" },
    ])
  })

  test.each([
    `reason(key, "It is busy.")`,
    `reason("busy", english)`,
    `reason("busy", \`\${wallet} is busy.\`)`,
  ])("need a literal key and sentence: %s", (source) => {
    expect(faultsOf(source)).toEqual(["1: the key and the sentence of a reason must be literals"])
  })
})

describe("an error with our own words", () => {
  test.each([
    ["a text", `throw new WalletError("internal", "busy")`],
    ["a template", `throw new WalletError("internal", \`\${name} busy\`)`],
    ["one of two texts", `throw new WalletError("internal", locked ? reason("a", "b") : "busy")`],
    ["a constant", `const words = "busy"; throw new WalletError("internal", words)`],
    ["a later constant", `const f = () => { throw new WalletError("internal", B) }; const B = "b"`],
    ["a parameter", `function f(words: string) { return new WalletError("internal", words) }`],
    ["a subclass", `class E extends WalletError { constructor() { super("internal", "busy") } }`],
  ])("is found if they are %s", (_, source) => {
    expect(faultsOf(source)).toEqual(["1: an error with our own words needs a reason"])
  })

  test.each([
    `const { message } = reply; throw new WalletError("internal", message)`,
    `function f(words: Reason) { return new WalletError("internal", words) }`,
    `const words = reason("a", "b"); throw new WalletError("internal", words)`,
    `const m = "x"; function f({ m }: E) { return new WalletError("internal", m) }`,
    `throw new TypeError("This is no text.")`,
    `console.warn("This is no text.")`,
  ])("isn't found in %s", (source) => {
    expect(faultsOf(source)).toEqual([])
  })

  test("is found as a sentence in a table, too", () => {
    expect(faultsOf(`const late = ["rejected", "It was too late."]`)).toEqual([
      "1: a sentence without a key: It was too late.",
    ])
  })
})

test("a key has one sentence, and a sentence one key", () => {
  const at = (key: string, english: string, place: string) => ({ key, english, place })
  expect(compareReasons([at("a", "A.", "1"), at("a", "A.", "2"), at("b", "B.", "3")])).toEqual([])
  expect(compareReasons([at("a", "A.", "1"), at("a", "B.", "2")])).toEqual([
    "1: a has another sentence too",
  ])
  expect(compareReasons([at("a", "A.", "1"), at("b", "A.", "2")])).toEqual([
    '1: "A." has another key too',
  ])
})

/** Sources whose sentences no screen shows as an error's, or that are catalogues themselves. */
const others: readonly RegExp[] = [
  // NEAR and Quai are for developers; no screen of ours shows their errors.
  /^packages\/chains\//,
  // A simulated wallet speaks for itself. Only what its quirks do is said by us.
  /^packages\/sandbox\/(?!.*\/quirks\.ts)/,
  // A network answers as Horizon, RPC and contracts do.
  /^packages\/network\//,
  // A command speaks English.
  /^packages\/create-alidade\//,
  /^packages\/react\/src\/messages\//,
  /^packages\/react\/src\/inspector\/texts/,
  /^packages\/react\/src\/result-codes\/english/,
  /^packages\/core\/src\/describe\/english/,
  // What is wrong with a request to Albedo is in `ext`, as Albedo says it.
  /^packages\/wallets\/src\/albedo\/intents\/(request|table)/,
  // The cause of an error, for developers.
  /^packages\/wallets\/src\/hot\/errors/,
]

test("all errors of the packages have a reason, each key one sentence, and each sentence one key", () => {
  const found = read("packages", (file) => !others.some((other) => other.test(file)))
  expect(found.reasons.length).toBeGreaterThan(250)
  expect([...found.faults, ...compareReasons(found.reasons)]).toEqual([])
})

const wordsIn = (text: string): number => text.trim().split(/\s+/).length

/** What helps after a failure, and what a wallet did, which are no titles. */
const noTitles = new Set([
  ...["lostSignature", "otherTransaction", "details", "useHere", "unlock", "askAgain"],
  ...["openAgain", "connectAgain", "reload"],
  ...["useTheirs", "switchThere", "useOther", "otherWallet", "offlineHint"],
])

test("a failure's title and its reason have together at most 25 words", () => {
  const { reasons } = read("packages", (file) => /^packages\/(core|react|wallets)\//.test(file))
  const titles = Object.entries(failures.english).filter(([key]) => !noTitles.has(key))
  expect(titles.length).toBeGreaterThan(20)
  const longest = Math.max(...titles.map(([, title]) => wordsIn(title)))
  const long = reasons.filter(({ english }) => longest + wordsIn(english) > 25)
  expect(long.map(({ place }) => place)).toEqual([])
})

test("what the page itself says of a failure has with its title at most 25 words", () => {
  const changes = [failures.english.lostSignature, failures.english.otherTransaction]
  const pairs: readonly (readonly [title: string, hint: string])[] = [
    ...changes.map((hint) => [failures.english.altered, hint] as const),
    [failures.english.onNetwork, failures.english.useTheirs],
    [failures.english.onNetwork, failures.english.switchThere],
    [app.english.cannotSign, failures.english.useOther],
    [app.english.cannotSign, failures.english.otherWallet],
    [failures.english.locked, app.english.lockedHint],
    [app.english.otherAccount, app.english.otherAccountHint],
    [app.english.withheld, app.english.withheldHint],
    [results.english.offline, failures.english.offlineHint],
    [results.english.rejected, results.english.notAccepted],
    [results.english.offline, results.english.keptHere],
    [results.english.unanswered, results.english.mayApply],
  ]
  expect(pairs.filter((pair) => wordsIn(pair.join(" ")) > 25)).toEqual([])
})

test("the gallery shows only reasons that the packages give", () => {
  const said = ({ key, english }: { key: string; english: string }) => `${key}: ${english}`
  const given = new Set(read("packages", () => true).reasons.map(said))
  const shown = read("apps/web/src/gallery", () => true).reasons.map(said)
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((reason) => !given.has(reason))).toEqual([])
})

/** The reasons of the sources under a folder, and what is wrong with them. */
function read(folder: string, isRead: (file: string) => boolean) {
  const found = execFileSync("git", ["ls-files", folder], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file) && isRead(file))
    .map((file) => readReasons(file, readFileSync(root + file, "utf8")))
  return {
    reasons: found.flatMap(({ reasons }) => reasons),
    faults: found.flatMap(({ faults }) => faults),
  }
}
