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

const TEXTS = byLocale(
  (locale) =>
    new Map(
      Object.entries(MESSAGES[locale]).map(([namespace, texts]) => [namespace, new Map(flattenTexts(texts))]),
    ),
)

/** The built-in texts by namespace and key, with dots in nested keys. */
export const INTERFACE_TEXTS: ReadonlyMap<string, ReadonlyMap<string, InterfaceText>> = new Map(
  [...TEXTS.en].map(([namespace, texts]) => [
    namespace,
    new Map(
      [...texts.keys()].map((key) => [
        key,
        byLocale((locale) => TEXTS[locale].get(namespace)?.get(key) ?? ''),
      ]),
    ),
  ]),
)

/** Returns the built-in texts of a group by key; undefined for an unknown group. */
export const interfaceTexts = (namespace = ''): ReadonlyMap<string, InterfaceText> | undefined =>
  INTERFACE_TEXTS.get(namespace)

/** Returns a built-in text; undefined for an unknown key. */
export const interfaceText = (namespace = '', key = ''): InterfaceText | undefined =>
  INTERFACE_TEXTS.get(namespace)?.get(key)

/** Returns every text with its full key. */
export function flattenTexts(messages: TextTree, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, content]): [string, string][] =>
    typeof content === 'string' ? [[prefix + key, content]] : flattenTexts(content, `${prefix}${key}.`),
  )
}
