/** Decodes the segments of a path; null if one is invalid percent-encoding, such as `%`. */
export function decodeSegments(segments: readonly string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return null
  }
}
