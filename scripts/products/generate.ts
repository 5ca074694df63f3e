import { CURRENCIES } from '../../schemas/shared/currencies.ts'
import { COLORS, PRODUCT_SIZES, PRODUCT_TAGS } from '../../schemas/shared/product-options.ts'

/** A product in the format of the seed files, with pictures as paths. */
export interface GeneratedProduct extends Record<string, unknown> {
  _id: string
  _type: 'product'
}

/** Above every number of a real product. */
const FIRST_NUMBER = 900_000_000

/** Whether an id belongs to the first million generated products. */
export const isGenerated = (id: string): boolean => /^product-900\d{6}$/.test(id)

const CATEGORIES = ['category-wallpapers', 'category-goods', 'category-workplace']
const PICTURES = ['prime-meridian', 'dune-contours', 'tide-table', 'night-flight', 'monsoon', 'strata']

const MATERIALS = [
  { zh: '黄铜', en: 'Brass', ar: 'نحاسي' },
  { zh: '橡木', en: 'Oak', ar: 'من البلوط' },
  { zh: '亚麻', en: 'Linen', ar: 'من الكتان' },
  { zh: '陶土', en: 'Clay', ar: 'من الفخار' },
  { zh: '钢制', en: 'Steel', ar: 'فولاذي' },
]
const THINGS = [
  { zh: '托盘', en: 'tray', ar: 'طبق' },
  { zh: '笔筒', en: 'pen holder', ar: 'حامل أقلام' },
  { zh: '书立', en: 'bookend', ar: 'مسند كتب' },
  { zh: '杯垫', en: 'coaster', ar: 'قاعدة كوب' },
  { zh: '收纳盒', en: 'box', ar: 'صندوق' },
  { zh: '挂钩', en: 'hook', ar: 'خطاف' },
  { zh: '台历', en: 'calendar', ar: 'تقويم' },
]

/** Returns a reproducible number from 0 to `size` - 1 for an index and a purpose, evenly distributed. */
function pseudoRandom(index: number, purpose: number, size: number): number {
  let hash = Math.imul(index + 1, 2654435761) ^ Math.imul(purpose + 1, 40503)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) % size
}

/** Picks a reproducible item for an index. The list must not be empty. */
function pick<Item>(list: readonly Item[], index: number, purpose: number): Item {
  const item = list[pseudoRandom(index, purpose, list.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

const localized = (type: 'String' | 'Text', words: Record<'zh' | 'en' | 'ar', string>) =>
  Object.entries(words).map(([language, value]) => ({
    _key: language,
    _type: `internationalizedArray${type}Value`,
    language,
    value,
  }))

/** Generates product `index` of a catalog of any size: the same one each time, with shared pictures. */
export function generateProduct(index: number): GeneratedProduct {
  const number = FIRST_NUMBER + index
  const [material, thing] = [pick(MATERIALS, index, 1), pick(THINGS, index, 2)]
  const picture = pick(PICTURES, index, 3)
  const name = {
    zh: `${material.zh}${thing.zh} ${index + 1}`,
    en: `${material.en} ${thing.en} ${index + 1}`,
    ar: `${thing.ar} ${material.ar} ${index + 1}`,
  }
  return {
    _id: `product-${number}`,
    _type: 'product',
    title: localized('String', name),
    slug: { _type: 'slug', current: String(number) },
    category: { _type: 'reference', _ref: pick(CATEGORIES, index, 4) },
    kind: 'physical',
    taxClass: 'standard',
    currency: pick(CURRENCIES, index, 5).code,
    price: 100 + pseudoRandom(index, 6, 50_000),
    order: 1000 + index,
    colours: [pick(COLORS, index, 7).key],
    sizes: [pick(PRODUCT_SIZES, index, 8).key],
    tag: pick(PRODUCT_TAGS, index, 9).key,
    rating: {
      _type: 'rating',
      stars: 1 + pseudoRandom(index, 10, 41) / 10,
      count: 1 + pseudoRandom(index, 11, 400),
    },
    ...(pseudoRandom(index, 12, 10) === 0 && { sale: { _type: 'sale', kind: 'percent', percent: 10 } }),
    cover: {
      _type: 'figure',
      _sanityAsset: `image@file://./pictures/wallpapers/${picture}.webp`,
      alt: localized('String', name),
    },
    summary: localized('Text', name),
  }
}
