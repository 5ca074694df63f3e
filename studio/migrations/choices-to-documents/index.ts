import { at, createIfNotExists, defineMigration, patch, type SanityDocument, set } from 'sanity/migrate'

interface Text {
  language: string
  value?: string
}

interface Choice {
  key: string
  texts: Text[]
  icon?: string
}

const choice = (key: string, zh: string, en: string, ar: string, icon?: string): Choice => ({
  key,
  texts: Object.entries({ zh, en, ar }).map(([language, value]) => ({ language, value })),
  icon,
})

/** The choices of versions before 30 November 2026 by the type that replaces them, in the order of the site. */
const CHOICES: Record<string, readonly Choice[]> = {
  department: [
    choice('leadership', '管理层', 'Leadership', 'القيادة'),
    choice('engineering', '研发', 'Engineering', 'الهندسة'),
    choice('operations', '运维', 'Operations', 'التشغيل'),
    choice('advice', '咨询', 'Consulting', 'الاستشارات'),
  ],
  faqCategory: [
    choice('general', '常见问题', 'General', 'أسئلة عامة'),
    choice('services', '服务', 'Services', 'الخدمات'),
    choice('pricing', '价格', 'Pricing', 'الأسعار'),
    choice('security', '安全', 'Security', 'الأمن'),
    choice('shop', '商城', 'Shop', 'المتجر'),
  ],
  integrationCategory: [
    choice('monitoring', '监控', 'Monitoring', 'المراقبة', 'chart'),
    choice('communication', '沟通', 'Communication', 'التواصل', 'message'),
    choice('development', '开发', 'Development', 'التطوير', 'code'),
    choice('identity', '身份', 'Identity', 'الهوية', 'key'),
    choice('data', '数据', 'Data', 'البيانات', 'database'),
    choice('payments', '支付', 'Payments', 'المدفوعات', 'wallet'),
  ],
}

const FIELDS: Record<string, readonly [field: string, target: string]> = {
  teamMember: ['department', 'department'],
  job: ['department', 'department'],
  faq: ['category', 'faqCategory'],
  integration: ['category', 'integrationCategory'],
}

const englishOf = (texts: readonly Text[]): string =>
  texts.find(({ language }) => language === 'en')?.value?.trim() ?? ''

/** Returns the same id for the same title, so that running the migration again changes nothing. */
const idOf = (type: string, title: string): string =>
  `${type}-${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-')).replaceAll(/[^a-z0-9-]/gi, '')}`

/** Returns the title of a stored choice: its texts, or those of jobs, which had a text of their own. */
function textsOf(type: string, value: unknown): Text[] {
  if (Array.isArray(value)) return value as Text[]
  const known = CHOICES[type]?.find(({ key }) => key === value)
  return known?.texts ?? [{ language: 'en', value: String(value) }]
}

/** Returns the mutations that create the document of a choice and refer to it in its place. */
function replaceChoice(id: string, path: Parameters<typeof at>[0], type: string, value: unknown) {
  const texts = textsOf(type, value)
  const title = englishOf(texts)
  if (title === '') return []
  const _ref = idOf(type, title)
  const choices = CHOICES[type] ?? []
  const index = choices.findIndex((known) => englishOf(known.texts) === title)
  const group = {
    _id: _ref,
    _type: type,
    title: texts.map(({ language, value: text }) => ({
      _key: language,
      _type: 'internationalizedArrayStringValue',
      language,
      value: text,
    })),
    order: 10 * (index < 0 ? choices.length + 1 : index + 1),
    ...(type === 'integrationCategory' && { icon: choices[index]?.icon ?? 'plug' }),
  }
  return [createIfNotExists(group), patch(id, at(path, set({ _type: 'reference', _ref })))]
}

const isChoice = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || Array.isArray(value)

interface Page extends SanityDocument {
  blocks?: { _key: string; _type: string; category?: unknown }[]
}

/** Turns departments and categories, which were fixed choices before 30 November 2026, into documents. */
export default defineMigration({
  title: 'Turn departments and categories into documents',
  documentTypes: [...Object.keys(FIELDS), 'page'],
  migrate: {
    document(document) {
      const [field, target] = FIELDS[document._type] ?? []
      if (field !== undefined && target !== undefined)
        return isChoice(document[field]) ? replaceChoice(document._id, field, target, document[field]) : []
      const { blocks = [] } = document as Page
      return blocks
        .filter(({ _type, category }) => _type === 'faqBlock' && isChoice(category))
        .flatMap(({ _key, category }) =>
          replaceChoice(document._id, ['blocks', { _key }, 'category'], 'faqCategory', category),
        )
    },
  },
})
