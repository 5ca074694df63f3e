import { at, createIfNotExists, defineMigration, patch, set, unset } from 'sanity/migrate'

type Titles = readonly [zh: string, en: string, ar: string, hex?: string]

/** The fixed values that products had before 30 November 2026, in their order. */
const VALUES = {
  productColor: {
    green: ['绿色', 'Green', 'أخضر', '#1f5c46'],
    blue: ['蓝色', 'Blue', 'أزرق', '#2f5d8a'],
    red: ['红色', 'Red', 'أحمر', '#a63d3d'],
    brass: ['黄铜色', 'Brass', 'نحاسي', '#b08d4a'],
    clay: ['陶土色', 'Clay', 'طيني', '#b5765a'],
    sand: ['沙色', 'Sand', 'رملي', '#d8c9a8'],
    white: ['白色', 'White', 'أبيض', '#f4f3ef'],
    grey: ['灰色', 'Grey', 'رمادي', '#8b908d'],
    black: ['黑色', 'Black', 'أسود', '#1c1f1e'],
  },
  productSize: {
    oneSize: ['均码', 'One size', 'مقاس واحد'],
    xs: ['加小号', 'Extra small', 'صغير جدًا'],
    s: ['小号', 'Small', 'صغير'],
    m: ['中号', 'Medium', 'متوسط'],
    l: ['大号', 'Large', 'كبير'],
    xl: ['加大号', 'Extra large', 'كبير جدًا'],
  },
  productTag: {
    new: ['新品', 'New', 'جديد'],
    bestseller: ['热销', 'Bestseller', 'الأكثر مبيعًا'],
    limited: ['限量', 'Limited edition', 'إصدار محدود'],
    handmade: ['手工制作', 'Handmade', 'صناعة يدوية'],
  },
} satisfies Record<string, Record<string, Titles>>

type ChoiceType = keyof typeof VALUES

const titlesOf = (type: ChoiceType): Record<string, Titles> => VALUES[type]

const choiceId = (type: ChoiceType, value: string) => `${type}-${value.toLowerCase()}`

function choiceDocument(type: ChoiceType, value: string, [zh, en, ar, hex]: Titles) {
  const title = Object.entries({ zh, en, ar }).map(([language, text]) => ({
    _key: language,
    _type: 'internationalizedArrayStringValue',
    language,
    value: text,
  }))
  const order = (Object.keys(titlesOf(type)).indexOf(value) + 1) * 10
  return createIfNotExists({
    _id: choiceId(type, value),
    _type: type,
    title,
    slug: { _type: 'slug', current: value.toLowerCase() },
    ...(hex && { hex }),
    ...(type !== 'productTag' && { order }),
  })
}

interface StoredOption {
  values?: { color?: unknown }[]
}

/** Moves the colors, sizes and tags of products, which were texts, to documents that products refer to. */
export default defineMigration({
  title: 'Refer to colors, sizes and tags of products',
  documentTypes: ['product'],
  migrate: {
    document: ({ _id, colors, sizes, tag, options }) => {
      const created = new Map<string, ReturnType<typeof choiceDocument>>()
      const refer = (type: ChoiceType, value: unknown) => {
        const titles = typeof value === 'string' ? titlesOf(type)[value] : undefined
        if (typeof value !== 'string' || !titles) return []
        const _ref = choiceId(type, value)
        created.set(_ref, choiceDocument(type, value, titles))
        return [{ _type: 'reference', _ref }]
      }
      const list = (field: string, type: ChoiceType, values: unknown) => {
        if (!Array.isArray(values) || !values.some((value) => typeof value === 'string')) return []
        const references = (values as unknown[]).flatMap((value) =>
          typeof value === 'string' ? refer(type, value).map((ref) => ({ _key: ref._ref, ...ref })) : [value],
        )
        return [at(field, set(references))]
      }
      const [tagReference] = refer('productTag', tag)
      const samples = ((options ?? []) as StoredOption[]).map((option) => ({
        ...option,
        values: option.values?.map(({ color, ...value }) => {
          const [reference] = typeof color === 'string' ? refer('productColor', color) : [color]
          return reference ? { ...value, color: reference } : value
        }),
      }))
      const patches = [
        ...list('colors', 'productColor', colors),
        ...list('sizes', 'productSize', sizes),
        ...(typeof tag === 'string' ? [at('tag', tagReference ? set(tagReference) : unset())] : []),
        ...(hasTextSamples(options) ? [at('options', set(samples))] : []),
      ]
      return patches.length > 0 ? [...created.values(), patch(_id, patches)] : []
    },
  },
})

const hasTextSamples = (options: unknown): boolean =>
  ((options ?? []) as StoredOption[]).some(({ values }) =>
    values?.some(({ color }) => typeof color === 'string'),
  )
