/** Marks for so many rows and up to three more, none set: one byte a row, 1 where it is marked, in whole words of four. */
export function createMarks(rows: number): Uint8Array {
  return new Uint8Array(Math.ceil(rows / 4) * 4)
}

/**
 * The rows that carry every mark, and how many there are. Four rows at a time: a facet asks for twenty of these over a hundred thousand.
 *
 * @param marks each made by `createMarks`; rows past the end of one are not marked
 */
export function allOf(marks: readonly Uint8Array[]): { bits: Uint8Array; count: number } {
  const [first, ...others] = marks.map(
    (bits) => new Uint32Array(bits.buffer, bits.byteOffset, bits.byteLength / 4),
  )
  if (!first) return { bits: createMarks(0), count: 0 }
  const length = Math.min(first.length, ...others.map((words) => words.length))
  const all = first.slice(0, length)
  for (const other of others) {
    for (let place = 0; place < length; place += 1) all[place] = (all[place] ?? 0) & (other[place] ?? 0)
  }
  let count = 0
  // The product gathers the sum of a word's four bytes in its highest.
  for (let place = 0; place < length; place += 1) count += Math.imul(all[place] ?? 0, 0x01010101) >>> 24
  return { bits: new Uint8Array(all.buffer), count }
}
