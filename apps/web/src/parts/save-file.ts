/** Has the browser save a text or bytes as a file of a name. */
export function saveFile(content: string | Uint8Array<ArrayBuffer>, fileName: string): void {
  const type = typeof content === "string" ? "text/plain" : "application/octet-stream"
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement("a")
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
