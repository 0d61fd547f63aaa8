import { expect, test } from "vitest"
import { apiReport } from "./api-report.js"

/** The report of an entry `kit` with these files. */
function report(files: Record<string, string>): string {
  return apiReport({ kit: "dist/index.d.ts" }, (file) => files[file] ?? expect.unreachable(file))
}

test("lists the exported declarations by name, without docstrings", () => {
  const text = report({
    "dist/index.d.ts": `
/** Docs. */
export declare function open(url: string): void;
export declare function open(): void;
export interface Box {
    /** In px. */
    width: number;
}
interface Unused {}
`,
  })
  expect(text).toBe(`# kit

interface Box {
    width: number;
}

function open(url: string): void;

function open(): void;
`)
})

test("follows exports to the files that declare them", () => {
  const text = report({
    "dist/index.d.ts": `
export { first as one } from "./parts/a.js";
export type * from "./parts/a.js";
export { sha256 } from "@noble/hashes";
`,
    "dist/parts/a.d.ts": `
export declare const first: 1;
export type { Two } from "../two.js";
`,
    "dist/two.d.ts": "declare type Two = 2;\nexport { Two };",
  })
  expect(text).toBe(`# kit

type Two = 2;

const first: 1;

one = const first: 1;

sha256 from "@noble/hashes"
`)
})

test("adds what the exported declarations use, through other files too", () => {
  const text = report({
    "dist/index.d.ts": `
import type { Options } from "./options.js";
interface Result { ok: boolean; }
export declare function run(options: Options): Result;
`,
    "dist/options.d.ts": `
import type { ReactNode } from "react";
export interface Options extends Base { children: ReactNode; }
interface Base { id: string; }
interface Unused {}
`,
  })
  expect(text).toBe(`# kit

function run(options: Options): Result;

# Used by these, but not exported

interface Base { id: string; }

interface Options extends Base { children: ReactNode; }

interface Result { ok: boolean; }
`)
})
