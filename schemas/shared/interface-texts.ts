import { INTERFACE_TEXTS } from './interface-texts.generated.ts'
import type { LocaleId } from './locales.ts'

/** A built-in text in every language. */
type InterfaceText = Readonly<Record<LocaleId, string>>

/** Returns the built-in texts of a group by key; undefined for an unknown group. */
export function interfaceTexts(
  namespace: string | undefined,
): Readonly<Record<string, InterfaceText>> | undefined {
  const groups: Readonly<Record<string, Readonly<Record<string, InterfaceText>>>> = INTERFACE_TEXTS
  return namespace !== undefined && Object.hasOwn(groups, namespace) ? groups[namespace] : undefined
}

/** Returns a built-in text; undefined for an unknown key. */
export function interfaceText(
  namespace: string | undefined,
  key: string | undefined,
): InterfaceText | undefined {
  const texts = interfaceTexts(namespace)
  return texts && key !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined
}
