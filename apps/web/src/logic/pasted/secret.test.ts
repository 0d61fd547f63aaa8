import { expect, test } from "vitest"
import { resemblesSecret, secretIn } from "./secret.js"

/** Made for this test: no funds are held under it. */
const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"
const phrase = "abandon ability able about above absent absorb abstract absurd abuse access acid"

test.each([
  ["a seed", seed],
  ["in lower case", seed.toLowerCase()],
  ["among words", `my key: ${seed}.`],
  ["in two lines", `${seed.slice(0, 20)}\n ${seed.slice(20)}`],
  ["in an address", `web+stellar:pay?destination=${seed}&amount=1`],
])("detects a secret key %s", (_, text) => {
  expect(secretIn(text)).toBe("secretKey")
})

test.each([
  ["of twelve words", phrase],
  [
    "of twenty-four, numbered",
    [...`${phrase} ${phrase}`.split(" ")].map((w, i) => `${i + 1}. ${w}`).join("\n"),
  ],
  ["in capitals", phrase.toUpperCase()],
])("detects a recovery phrase %s", (_, text) => {
  expect(secretIn(text)).toBe("recoveryPhrase")
})

test.each([
  "",
  "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L",
  "The quick brown fox jumps over the lazy dog and runs away again",
  "please send back everything that you were given when you left here",
  `AAAAAgAAAAB${"S".padEnd(56, "A")}AAAA`,
  phrase.replace(" acid", ""),
])("accepts %j", (text) => {
  expect(secretIn(text)).toBeUndefined()
})

test.each([
  seed,
  seed.slice(0, 16),
  `my key: ${seed.slice(0, 16).toLowerCase()}`,
  `${seed.slice(0, 4)} ${seed.slice(4, 8)} ${seed.slice(8, 16)}`,
  phrase,
  phrase.split(" ").slice(0, 6).join(" "),
])("keeps no beginning of a secret: %j", (text) => {
  expect(resemblesSecret(text)).toBe(true)
})

test.each([
  "",
  seed.slice(0, 15),
  "Send my greetings to everyone there",
  "I own this account",
  "Signature of the Sustainability Committee",
  "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L",
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAQ",
])("may keep %j", (text) => {
  expect(resemblesSecret(text)).toBe(false)
})
