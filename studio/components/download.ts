/** Time a browser gets to start a download before its data is released. */
const RELEASE_AFTER_MS = 60_000

/** Lets the browser save data as a file. */
export function saveAs(content: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS)
}
