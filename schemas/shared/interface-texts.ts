import { byLocale, type LocaleId } from './locales.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import chinese from './messages/zh.json' with { type: 'json' }

/** Texts by key, nested at each dot of a key. */
export interface TextTree {
  [key: string]: string | TextTree
}

/** The built-in interface texts by namespace and key. English defines the keys of the other languages. */
export const MESSAGES: Readonly<Record<LocaleId, typeof english>> = {
  zh: chinese,
  en: english,
  ar: arabic,
}

/** A built-in text in every language. */
type InterfaceText = Readonly<Record<LocaleId, string>>

const TEXTS = byLocale((locale) => flattenMessages(MESSAGES[locale]))

const BY_NAMESPACE = new Map(
  [...TEXTS.en].map(([namespace, texts]) => {
    const entries = [...texts.keys()].map((key): [string, InterfaceText] => [
      key,
      byLocale((locale) => TEXTS[locale].get(namespace)?.get(key) ?? ''),
    ])
    return [namespace, new Map(entries)]
  }),
)

/** Returns the built-in texts of a group by key; undefined for an unknown group. */
export const interfaceTexts = (namespace = ''): ReadonlyMap<string, InterfaceText> | undefined =>
  BY_NAMESPACE.get(namespace)

/** Returns a built-in text; undefined for an unknown key. */
export const interfaceText = (namespace = '', key = ''): InterfaceText | undefined =>
  BY_NAMESPACE.get(namespace)?.get(key)

/** Flattens nested messages to `namespace → key.with.dots → text`. Throws on a message without a namespace. */
export function flattenMessages(messages: TextTree): Map<string, Map<string, string>> {
  return new Map(
    Object.entries(messages).map(([namespace, content]) => {
      if (typeof content === 'string') throw new Error(`The message "${namespace}" has no namespace.`)
      return [namespace, new Map(flattenTexts(content))]
    }),
  )
}

/** Returns every text with its full key. */
export function flattenTexts(messages: TextTree, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, content]): [string, string][] =>
    typeof content === 'string' ? [[prefix + key, content]] : flattenTexts(content, `${prefix}${key}.`),
  )
}
