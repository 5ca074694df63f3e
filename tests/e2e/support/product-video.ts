import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Content } from './content.ts'
import { lakeClient } from './lake.ts'
import { shows } from './visitor.ts'

/**
 * Gives a product a video for the duration of a test and waits until its page has it.
 *
 * @param number of the product
 */
export async function addVideo(content: Content, number: string): Promise<void> {
  const film = await readFile(new URL('moving-bar.webm', import.meta.url))
  const { _id } = await lakeClient('administrator').assets.upload('file', film, {
    filename: 'bar.webm',
    contentType: 'video/webm',
  })
  content.removeLater('_id == $id', { id: _id })
  const video = { _type: 'file', asset: { _type: 'reference', _ref: _id } }
  await content.publish(`product-${number}`, () => ({ video }))
  await expect.poll(() => shows(`/zh/shop/single/${number}`, '<video')).toBe(true)
}
