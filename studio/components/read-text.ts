const ENCODINGS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

/** Returns the text of a file in UTF-8, or in UTF-16 if it says so, as Excel’s “Unicode Text”; undefined for other encodings. */
export async function readText(file: Pick<File, 'arrayBuffer'>): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding =
    ENCODINGS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.encoding ?? 'utf-8'
  try {
    // Without `fatal`, letters of another encoding would become question marks unnoticed.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
