/** Downloads a text or bytes as a file. */
export function saveFile(content: string | Uint8Array, fileName: string): void {
  const type = typeof content === "string" ? "text/plain" : "application/octet-stream"
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  const link = document.createElement("a")
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
