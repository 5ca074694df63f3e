import { TranslateIcon } from '@sanity/icons/Translate'
import { defineField, defineType, type StringRule } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { LOCALES, type LocaleId } from '../shared/locales.ts'
import { checkMessage, checkPlaceholders } from '../validation/messages.ts'

/** The stored value of an entry. */
type Entry = { key?: string; note?: string } & Partial<Record<LocaleId, string>>

/** The rules of a language: readable, with the placeholders of the English text; only English is a must. */
function messageRules(locale: LocaleId, name: string) {
  return (rule: StringRule) => [
    locale === 'en'
      ? rule.required().error('Write the English text: it is shown wherever another language has none.')
      : rule.required().warning(`Add the ${name} text. Until then, visitors see the English one.`),
    rule.custom<string>(checkMessage),
    ...(locale === 'en'
      ? []
      : [rule.custom<string>((value, { parent }) => checkPlaceholders(value, (parent as Entry).en))]),
  ]
}

/** One text of the interface, in every language. */
export const translationEntry = defineType({
  name: 'translationEntry',
  title: 'Text',
  type: 'object',
  icon: TranslateIcon,
  description:
    'One text of the interface. Words in braces, such as {count}, are filled in by the site: keep them.',
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'The name by which the site asks for this text. Change it only together with a developer.',
      validation: (rule) => [
        rule.required().error('Give the text its key, for example “contact.submit”.'),
        rule
          .regex(/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/)
          .error(
            'Use Latin letters, digits and hyphens, with dots between the parts, for example “contact.submit”.',
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
        validation: messageRules(id, englishName),
      }),
    ),
    defineField({
      name: 'note',
      title: 'Note for translators',
      type: 'string',
      description: 'Optional. Where the text appears and what the words in braces stand for.',
    }),
  ],
  preview: {
    select: { key: 'key', note: 'note', zh: 'zh', en: 'en', ar: 'ar' },
    prepare: (entry: Entry) => {
      const missing = LOCALES.filter(({ id }) => !entry[id]).map(({ englishName }) => englishName)
      return {
        title: entry.en ?? entry.key ?? 'Text without a key',
        subtitle: subtitle(missing.length > 0 && `${missing.join(', ')} missing`, entry.key),
      }
    },
  },
})
