import type { ValidationContext } from 'sanity'
import type { ValidationResult } from './addresses.ts'
import { fetchForRule } from './unique.ts'

/** The first bytes of WebM. */
const WEBM = [0x1a, 0x45, 0xdf, 0xa3]

/** The box that MP4 begins with, behind its length. */
const MP4 = [...'ftyp'].map((letter) => letter.charCodeAt(0))
const MP4_OFFSET = 4

/** Returns whether a file begins as MP4 or WebM does. Its name and its media type can be those of another file. */
const isVideo = (start: Uint8Array): boolean =>
  [
    { offset: 0, bytes: WEBM },
    { offset: MP4_OFFSET, bytes: MP4 },
  ].some(({ offset, bytes }) => bytes.every((byte, at) => start[offset + at] === byte))

/** Checks that an uploaded file is a video. A file that cannot be read now is not an error. */
export async function checkVideoFile(
  file: { asset?: { _ref?: string } } | undefined,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<ValidationResult> {
  const id = file?.asset?._ref
  if (!id) return true
  const url = await fetchForRule<string | null>(context, '*[_id == $id][0].url', { id })
  const last = MP4_OFFSET + MP4.length - 1
  const response = url
    ? await fetch(url, { headers: { range: `bytes=0-${last}` } }).catch(() => undefined)
    : undefined
  if (!response?.ok) return true
  return isVideo(new Uint8Array(await response.arrayBuffer()))
    ? true
    : 'This file isn’t an MP4 or WebM video. Convert the video to MP4, then upload it again.'
}
