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
const COLORS = ['green', 'blue', 'red', 'brass', 'clay', 'sand', 'white', 'grey', 'black']
const SIZE_NAMES = ['onesize', 'xs', 's', 'm', 'l', 'xl']
const TAGS = ['new', 'bestseller', 'limited', 'handmade']
const PICTURES = ['prime-meridian', 'dune-contours', 'tide-table', 'night-flight', 'monsoon', 'strata']

/** Those with an exchange rate in the seed content. */
const CURRENCIES = ['GBP', 'USD', 'EUR', 'CNY', 'HKD', 'SAR', 'AED', 'JPY', 'KWD', 'BHD']

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

const reference = (_ref: string) => ({ _type: 'reference' as const, _ref })

const localized = (type: 'String' | 'Text', words: Record<'zh' | 'en' | 'ar', string>) =>
  Object.entries(words).map(([language, value]) => ({
    _key: language,
    _type: `internationalizedArray${type}Value`,
    language,
    value,
  }))

const SIZES = [
  { _key: 's', words: { zh: '小号', en: 'Small', ar: 'صغير' } },
  { _key: 'l', words: { zh: '大号', en: 'Large', ar: 'كبير' } },
]
const SHADES = [
  { _key: 'light', words: { zh: '浅色', en: 'Light', ar: 'فاتح' } },
  { _key: 'dark', words: { zh: '深色', en: 'Dark', ar: 'داكن' } },
]

/** Returns two sizes and two colors, with a variant for each combination. Large ones cost more. */
function generateVariants() {
  const option = (_key: string, words: Record<'zh' | 'en' | 'ar', string>, values: typeof SIZES) => ({
    _key,
    _type: 'productOption',
    name: localized('String', words),
    values: values.map((value) => ({
      _key: value._key,
      _type: 'optionValue',
      label: localized('String', value.words),
    })),
  })
  const combinations = SHADES.flatMap((shade) => SIZES.map((size) => [shade._key, size._key] as const))
  return {
    options: [
      option('color', { zh: '颜色', en: 'Colour', ar: 'اللون' }, SHADES),
      option('size', { zh: '尺码', en: 'Size', ar: 'المقاس' }, SIZES),
    ],
    variants: combinations.map((choices) => ({
      _key: choices.join('-'),
      _type: 'productVariant',
      code: choices.join('-'),
      choices,
      ...(choices[1] === 'l' && { priceDifference: 200 }),
    })),
  }
}

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
    category: reference(pick(CATEGORIES, index, 4)),
    kind: 'physical',
    taxClass: 'standard',
    currency: pick(CURRENCIES, index, 5),
    price: 100 + pseudoRandom(index, 6, 50_000),
    order: 1000 + index,
    colors: [{ _key: 'color', ...reference(`productColor-${pick(COLORS, index, 7)}`) }],
    sizes: [{ _key: 'size', ...reference(`productSize-${pick(SIZE_NAMES, index, 8)}`) }],
    tag: reference(`productTag-${pick(TAGS, index, 9)}`),
    ...(pseudoRandom(index, 12, 10) === 0 && { sale: { _type: 'sale', kind: 'percent', percent: 10 } }),
    ...(pseudoRandom(index, 13, 4) === 0 && generateVariants()),
    cover: {
      _type: 'figure',
      _sanityAsset: `image@file://./pictures/wallpapers/${picture}.webp`,
      alt: localized('String', name),
    },
    summary: localized('Text', name),
  }
}
