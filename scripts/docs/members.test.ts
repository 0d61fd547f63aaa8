import { expect, test } from "vitest"
import { readDeclarations } from "../declarations.js"
import { declaredMembers } from "./members.js"

/** The members of the type `Subject` in such a file, each as its name, its declaration, and its docstring. */
function members(code: string, others: Record<string, string> = {}): string[] {
  const files: Record<string, string> = { "a.d.ts": code, ...others }
  const reader = readDeclarations(
    (file) => files[file] ?? expect.unreachable(file),
    (specifier) => (specifier === "other" ? "b.d.ts" : specifier),
  )
  return declaredMembers(reader, { file: "a.d.ts", name: "Subject" }).map(
    ({ name, text, doc }) => `${name} | ${text} | ${doc}`,
  )
}

test("reads an interface's members with their docstrings", () => {
  expect(
    members(`
export interface Subject {
    /** How wide. */
    width: number;
    /**
     * Opens it.
     * Rejects.
     */
    open(url: string, options?: {
        /** Inside. */
        signal?: AbortSignal;
    }): void;
}`),
  ).toEqual([
    "width | width: number | How wide.",
    "open | open(url: string, options?: {\n    signal?: AbortSignal;\n}): void | Opens it.\nRejects.",
  ])
})

test("follows what is inherited, picked, and left out, into another package", () => {
  const code = `
import type { Kit, Result } from "other";
interface Base { id: string; }
export interface Subject extends Pick<Kit, "connect">, Result<number> {
    own: true;
}
export type Left = Omit<Base, "id">;`
  const other = `
export interface Kit { connect(): void; destroy(): void; }
export interface Result<Data> { /** What came. */ data?: Data; }`
  expect(members(code, { "b.d.ts": other })).toEqual([
    "own | own: true | ",
    "connect | connect(): void | ",
    "data | data?: number | What came.",
  ])
})

test("reads types made of others, and keeps the first of a name", () => {
  expect(
    members(`
interface Call { signal?: AbortSignal; }
interface Sign extends Call { address: string; path: string; }
export type Subject = Partial<Omit<Sign, keyof Call | "path">> & { address: never; only?: 1; };`),
  ).toEqual(["address | address?: string | ", "only | only?: 1 | "])
})

test("gives no members for a union", () => {
  expect(members("export type Subject = 'a' | 'b';")).toEqual([])
})
