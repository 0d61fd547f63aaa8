import { expect, test } from "vitest"
import { readStellarToml } from "./stellar-toml.js"

const issuer = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const other = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

function listsAsset(text: string, code: string, from: string): boolean | undefined {
  return readStellarToml(text)?.currencies.some((one) => one.code === code && one.issuer === from)
}

const toml = `
VERSION = "2.0.0"
code = "TOP"
[DOCUMENTATION]
code = "DOC"
issuer = "${issuer}"
[[CURRENCIES]]
code = "USDC" # dollars
issuer = "${issuer}"
[[CURRENCIES]]\r
  issuer = '${other}'\r
  code='EURC'\r
[[CURRENCIES]]
code = "ONLY"
[[VALIDATORS]]
issuer = "${issuer}"
`

test("finds an asset with its issuer in one entry", () => {
  expect(listsAsset(toml, "USDC", issuer)).toBe(true)
  expect(listsAsset(toml, "EURC", other)).toBe(true)
})

test.each([
  ["another issuer's asset of the same code", "USDC", other],
  ["a code and an issuer of two entries", "EURC", issuer],
  ["an entry whose issuer is in another table", "ONLY", issuer],
  ["a code and an issuer of another table", "DOC", issuer],
  ["a code in lower case", "usdc", issuer],
])("doesn't accept %s", (_, code, from) => {
  expect(listsAsset(toml, code, from)).toBe(false)
})

const entry = `code = "USDC"\nissuer = "${issuer}"`
const listed: Readonly<Record<string, string>> = {
  "an inline list": `CURRENCIES = [{ code = "USDC", issuer = "${issuer}" }]`,
  "an inline list of several lines": `CURRENCIES = [\n  { code = "A", issuer = "${other}" },\n  # ours\n  { code = 'USDC', issuer = '${issuer}', },\n]`,
  "a bracket inside a text of several lines": `ABOUT = """\n[[CURRENCIES]]\ncode = "X"\n[x]\n"""\n[[CURRENCIES]]\n${entry}`,
  "a text of several lines inside the entry": `[[CURRENCIES]]\ncode = "USDC"\ndesc = """\n[DOCUMENTATION]\n"""\nissuer = "${issuer}"`,
  "a literal text of several lines": `X = '''\n[[VALIDATORS]]\n'''\n[[CURRENCIES]]\n${entry}`,
  "a sub-table inside the entry": `[[CURRENCIES]]\ncode = "USDC"\nissuer = "${issuer}"\n[CURRENCIES.more]\ncode = "Y"\n[[CURRENCIES]]\ncode = "Z"`,
  "a list over several lines inside the entry": `[[CURRENCIES]]\ncode = "USDC"\nlist = [\n  "[x]",\n  "y",\n]\nissuer = "${issuer}"`,
  "quoted keys": `[["CURRENCIES"]]\n"code" = "USDC"\n'issuer' = "${issuer}"`,
  "spaces in the header": `[[ CURRENCIES ]] # list\n${entry}`,
  escapes: `[[CURRENCIES]]\ncode = "\\u0055SDC"\nissuer = "${issuer}"`,
  "a hash sign in a text": `[[CURRENCIES]]\nname = "a # b"\ncode = "USDC" # c\nissuer = "${issuer}"`,
  "texts of several lines as values": `[[CURRENCIES]]\ncode = """USDC"""\nissuer = '''${issuer}'''`,
  "a byte order mark and Windows line ends": `\uFEFF[[CURRENCIES]]\r\ncode = "USDC"\r\nissuer = "${issuer}"\r\n`,
  "an integer beyond 64 bits elsewhere": `[[CURRENCIES]]\nfixed_number = 9223372036854775807\n${entry}`,
  "no line end at the end": `[[CURRENCIES]]\n${entry}`,
}

test.each(Object.entries(listed))("reads an entry with %s", (_, text) => {
  expect(listsAsset(text, "USDC", issuer)).toBe(true)
})

const unlisted: Readonly<Record<string, string>> = {
  "inside a text of several lines": `ABOUT = """\n[[CURRENCIES]]\n${entry}\n"""`,
  "in a comment": `# [[CURRENCIES]]\n# ${entry.replace("\n", "\n# ")}`,
  "in a table of that name": `[CURRENCIES]\n${entry}`,
  "in a sub-table of an entry": `[[CURRENCIES]]\ncode = "USDC"\n[CURRENCIES.more]\nissuer = "${issuer}"`,
  "in a list of another name": `[[currencies]]\n${entry}`,
  "in an inline list of another key": `[[X]]\nCURRENCIES = [{ code = "USDC", issuer = "${issuer}" }]`,
  "with a code that is no text": `[[CURRENCIES]]\ncode = 1\nissuer = "${issuer}"`,
}

test.each(Object.entries(unlisted))("doesn't find an entry %s", (_, text) => {
  expect(listsAsset(text, "USDC", issuer)).toBe(false)
})

test.each([
  ["<!doctype html>"],
  [`${entry}\ncode = "EURC"`],
  [`[[CURRENCIES]]\n${entry}\n[CURRENCIES]`],
  ['code = "USDC'],
  ["[[CURRENCIES]"],
])("says that a text is no TOML: %j", (text) => {
  expect(readStellarToml(text)).toBeUndefined()
})

test.each([
  [
    'VERSION="2"\nFEDERATION_SERVER = "https://fed.example/ask" # ours\n',
    "https://fed.example/ask",
  ],
  ["FEDERATION_SERVER='https://fed.example/'", "https://fed.example/"],
  ["X = [\n  1,\n]\nFEDERATION_SERVER = 'https://fed.example/'", "https://fed.example/"],
  ['X = """\n[A]\n"""\nFEDERATION_SERVER = "https://fed.example/"', "https://fed.example/"],
  ['[DOCUMENTATION]\nFEDERATION_SERVER="https://fed.example"', undefined],
  ['X = """\nFEDERATION_SERVER="https://fed.example"\n"""', undefined],
  ['#FEDERATION_SERVER="https://fed.example"', undefined],
  ["FEDERATION_SERVER = 7", undefined],
  ["\n".repeat(100 * 1024), undefined],
])("reads the federation server of the document itself", (text, server) => {
  expect(readStellarToml(text)).toMatchObject({ currencies: [] })
  expect(readStellarToml(text)?.federationServer).toBe(server)
})

test("reads names that every object inherits as data", () => {
  const text = `__proto__ = { FEDERATION_SERVER = "https://fed.example" }\n[constructor]\nx = 1`
  expect(readStellarToml(text)).toEqual({ currencies: [] })
})

test("AC1 AU1: reads where a domain signs users in, of texts only", () => {
  const found = readStellarToml(`
WEB_AUTH_ENDPOINT = "https://example.org/auth"
WEB_AUTH_FOR_CONTRACTS_ENDPOINT = "https://example.org/contracts"
WEB_AUTH_CONTRACT_ID = 'CALI'
SIGNING_KEY = 7
[OTHER]
SIGNING_KEY = "GB"
`)
  expect(found).toEqual({
    webAuthEndpoint: "https://example.org/auth",
    webAuthForContractsEndpoint: "https://example.org/contracts",
    webAuthContractId: "CALI",
    currencies: [],
  })
})
