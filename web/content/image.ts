import { createImageUrlBuilder } from '@sanity/image-url'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { markOf, withoutMarks } from '#web/lib/marks.ts'
import { optionalText } from './parse.ts'
import type { ContentImage } from './types.ts'

const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST } = environment()

const builder = createImageUrlBuilder({
  projectId: SANITY_PROJECT_ID,
  dataset: SANITY_DATASET,
  ...(SANITY_API_HOST && { baseUrl: SANITY_API_HOST }),
})

/** `image-<hash>-<width>x<height>-<format>` */
const ASSET_ID = /^image-[0-9a-z]+-(\d+)x(\d+)-[0-9a-z]+$/i

const share = z.number().min(0).max(1)
const cropShape = z.object({ top: share, bottom: share, left: share, right: share })
const hotspotShape = z.object({ x: share, y: share, width: share, height: share })

/** The asset, and where drafts say it is chosen: in the picture, not in the reference inside of it. */
const assetShape = z
  .string()
  .transform((marked) => ({
    id: withoutMarks(marked),
    editInfo: markOf(marked)?.replaceAll('.asset._ref', ''),
  }))
  .refine(({ id }) => ASSET_ID.test(id))

const imageShape = z.object({
  asset: assetShape,
  crop: cropShape.nullable().catch(null),
  hotspot: hotspotShape.nullable().catch(null),
  lqip: z.string().startsWith('data:image/').nullable().catch(null),
  alt: optionalText,
})

/** Parses `imageFields`; a picture without a sound asset is null. */
export const parseImage = imageShape
  .transform((image): ContentImage => {
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
      objectPosition: image.hotspot ? `${percent(image.hotspot.x)} ${percent(image.hotspot.y)}` : 'center',
      ...(editInfo && { editInfo }),
    }
  })
  .nullable()
  .catch(null)

const percent = (value: number) => `${Math.round(value * 100)}%`

/** The address of a picture cut to the size that other sites show of a shared page: 1200 × 630 pixels. */
export function sharingImageUrl({ src }: ContentImage): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=1200&h=630&fit=crop&fm=jpg&q=80`
}
