/** How long a browser may take to begin a download before its data is let go. */
const RELEASE_AFTER_MS = 60_000

/** Hands a text to the browser as a file to be saved. */
export function downloadText(text: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS)
}
