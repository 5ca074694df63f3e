import { TranslateIcon } from '@sanity/icons/Translate'
import { defineField, defineType, type StringRule, type ValidationContext } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { interfaceText } from '../shared/interface-texts.ts'
import { byLocale, type LocaleId, LOCALES } from '../shared/locales.ts'
import { findTextIssues, isMissing, type Issue, type Texts } from '../validation/translation-texts.ts'

/** The stored value of an entry. */
type Entry = { key?: string; note?: string } & Texts

function issues(locale: LocaleId, { document, parent }: ValidationContext): Issue[] {
  const entry = (parent ?? {}) as Entry
  const namespace = typeof document?.namespace === 'string' ? document.namespace : undefined
  return findTextIssues(entry, locale, interfaceText(namespace, entry.key))
}

/** The rules of a language: texts that the site cannot show are errors, other issues are warnings. */
const textRules = (locale: LocaleId) => (rule: StringRule) =>
  (['error', 'warning'] as const).map((level) =>
    rule
      .custom<string>((_, context) => {
        const [first] = issues(locale, context).filter((issue) => issue.level === level)
        return first?.message ?? true
      })
      [level](),
  )

export const translationEntry = defineType({
  name: 'translationEntry',
  title: 'Text',
  type: 'object',
  icon: TranslateIcon,
  description: 'An interface text. Keep placeholders such as {count}; the site fills them in.',
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'The internal name of this text. Ask a developer before you change it.',
      validation: (rule) => [
        rule.required().error('Give the text a key, e.g. “contact.submit”.'),
        rule
          .regex(/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/)
          .error(
            'Use letters (a–z), digits and hyphens, with dots between the parts, e.g. “contact.submit”.',
          ),
      ],
    }),
    ...LOCALES.map(({ id, name, englishName }) =>
      defineField({
        name: id,
        title: name,
        type: 'text',
        rows: 2,
        description: `The ${englishName} text. Keep the words in braces, such as {count}, as they are.`,
        validation: textRules(id),
      }),
    ),
    defineField({
      name: 'note',
      title: 'Note for translators',
      type: 'string',
      description: 'Optional. Where the text appears and what its placeholders mean.',
    }),
  ],
  preview: {
    select: { key: 'key', note: 'note', ...byLocale((locale) => locale) },
    prepare: (entry: Entry) => {
      const missing = LOCALES.filter(({ id }) => isMissing(entry[id])).map(({ englishName }) => englishName)
      return {
        title: entry.en ?? entry.key ?? 'Text without a key',
        subtitle: subtitle(missing.length > 0 && `${missing.join(', ')} missing`, entry.key),
      }
    },
  },
})
