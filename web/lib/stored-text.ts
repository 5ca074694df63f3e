/** Texts that the browser refuses to store; they last until the visitor leaves the page. */
const unsavedTexts = new Map<string, string>()

/** Returns the text stored under a key, also one that is only in memory; null without one. */
export function readStoredText(key: string): string | null {
  try {
    return unsavedTexts.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the browser saves texts. Some block storage together with cookies, or have no space left. */
export function savesTexts(): boolean {
  try {
    return unsavedTexts.size === 0 && Boolean(localStorage)
  } catch {
    return false
  }
}

/** Stores a text in local storage, or removes it if it is null. Without storage the text stays in memory. */
export function storeText(key: string, text: string | null): void {
  unsavedTexts.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) unsavedTexts.set(key, text)
  }
}
