import { createImageUrlBuilder } from '@sanity/image-url'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { stegaClean, stegaDecode } from '#web/lib/stega.ts'
import { optionalText, required } from '../parse.ts'
import type { ContentImage } from '../types.ts'

const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST } = environment()

const builder = createImageUrlBuilder({
  projectId: SANITY_PROJECT_ID,
  dataset: SANITY_DATASET,
  ...(SANITY_API_HOST && { baseUrl: SANITY_API_HOST }),
})

/** `image-<hash>-<width>x<height>-<format>` */
const ASSET_ID = /^image-[0-9a-z]+-(\d+)x(\d+)-[0-9a-z]+$/i

const share = z.number().min(0).max(1)
const margin = share.default(0)
const cropShape = z.object({ top: margin, bottom: margin, left: margin, right: margin })
const hotspotShape = z.object({ x: share.default(0.5), y: share.default(0.5) })

/** The asset's id, and in drafts the field that holds it: the picture, not the reference inside it. */
const assetShape = z
  .string()
  .transform((marked) => ({
    id: stegaClean(marked),
    editInfo: stegaDecode(marked)?.replaceAll('.asset._ref', ''),
  }))
  .refine(({ id }) => ASSET_ID.test(id))

const imageShape = z.object({
  asset: required(assetShape),
  crop: cropShape.nullable().catch(null),
  hotspot: hotspotShape.nullable().catch(null),
  lqip: z.string().startsWith('data:image/').nullable().catch(null),
  alt: optionalText,
})

function toContentImage(image: z.output<typeof imageShape>): ContentImage {
  const { id, editInfo } = image.asset
  const [, width = '1', height = '1'] = ASSET_ID.exec(id) ?? []
  const crop = image.crop ?? { top: 0, bottom: 0, left: 0, right: 0 }
  const source = { asset: { _ref: id }, ...(image.crop && { crop: image.crop }) }
  return {
    src: builder.image(source).url(),
    width: Math.round(Number(width) * (1 - crop.left - crop.right)),
    height: Math.round(Number(height) * (1 - crop.top - crop.bottom)),
    alt: image.alt ?? '',
    blurDataUrl: image.lqip,
    objectPosition: image.hotspot
      ? `${position(image.hotspot.x, crop.left, crop.right)} ${position(image.hotspot.y, crop.top, crop.bottom)}`
      : 'center',
    ...(editInfo && { editInfo }),
  }
}

/** Parses `imageFields`; null without a valid asset. */
export const imageSchema = imageShape.transform(toContentImage).nullable().catch(null)

/** Parses `plainImageFields`; null without a valid asset. */
export const plainImageSchema = imageShape
  .omit({ alt: true })
  .transform((image) => toContentImage({ ...image, alt: null }))
  .nullable()
  .catch(null)

/** Parses `croppedImageFields` into what a small picture needs; null without a valid asset. */
export const croppedImageSchema = imageShape
  .omit({ alt: true, lqip: true })
  .transform((image) => {
    const { src, objectPosition } = toContentImage({ ...image, alt: null, lqip: null })
    return { src, objectPosition }
  })
  .nullable()
  .catch(null)

/** Returns where a point of the original is in the cropped picture. All values are shares of the original. */
function position(point: number, before: number, after: number): string {
  const share = (point - before) / (1 - before - after)
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%`
}

/** Adds parameters to the address of a picture, which has a query already if it is cropped. */
const withParameters = (src: string, parameters: string) =>
  `${src}${src.includes('?') ? '&' : '?'}${parameters}`

/** Returns the address of a picture 1200 pixels wide, cut to a height around its focus point. */
function cutTo(height: number, { src, objectPosition }: ContentImage, format: string): string {
  const [x = 50, y = 50] = (objectPosition.match(/\d+/g) ?? []).map(Number)
  const focus = `crop=focalpoint&fp-x=${x / 100}&fp-y=${y / 100}`
  return withParameters(src, `w=1200&h=${height}&fit=crop&${focus}&${format}`)
}

/** Returns the address of a picture in the shape of most videos, as their poster. */
export const posterUrl = (image: ContentImage): string => cutTo(675, image, 'auto=format&q=75')

/** Returns the address of a picture in the size of link previews: 1200 × 630 pixels. */
export const sharingImageUrl = (image: ContentImage): string => cutTo(630, image, 'fm=jpg&q=80')
