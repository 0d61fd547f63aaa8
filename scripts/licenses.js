import { readFileSync, writeFileSync } from "node:fs"
import { readManifest } from "./run.js"

/** Where each bundle has the license texts of the libraries in it: beside its files. Vite writes it. */
export const licensesFile = "third-party-licenses.md"

/**
 * Completes the license texts of a bundle, for libraries that ship no text. Throws an `Error` that names a library whose
 * license has no standard text here.
 * @param {string} folder the bundle
 */
export function completeLicenses(folder) {
  const file = `${folder}/${licensesFile}`
  writeFileSync(file, withLicenses(readFileSync(file, "utf8"), authorOf))
}

/**
 * @param {string} document a section per library, as Vite writes it: `## name - version (license)`, then the text
 * @param {(name: string) => string} author
 * @returns {string}
 */
export function withLicenses(document, author) {
  const [head = "", ...sections] = document.split(/^(?=## )/m)
  const completed = sections.map((section) => {
    const [, name, license, text] = /^## (\S+) - \S+ \(([^\n]*)\)\n(.*)$/s.exec(section) ?? []
    if (name === undefined || text?.trim() !== "") return section
    if (license !== "MIT") throw new Error(`${name} (${license}) contains no license text.`)
    return `${section.trimEnd()}\n\n${mit(author(name))}\n`
  })
  return head + completed.join("")
}

/** @param {string} name */
function authorOf(name) {
  const { author = name } = readManifest(`node_modules/${name}`)
  return typeof author === "string" ? author : author.name
}

/**
 * The text of the MIT license (https://spdx.org/licenses/MIT).
 * @param {string} author
 */
const mit = (author) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`
