import { INTERFACE_TEXTS } from './interface-texts.generated.ts'
import type { LocaleId } from './locales.ts'

/** A text that the site was built with, in every language. */
export type InterfaceText = Readonly<Record<LocaleId, string>>

/** The texts of a group that the site was built with, by key; `undefined` for a group that the site does not have. */
export function interfaceTexts(
  namespace: string | undefined,
): Readonly<Record<string, InterfaceText>> | undefined {
  const groups: Readonly<Record<string, Readonly<Record<string, InterfaceText>>>> = INTERFACE_TEXTS
  return namespace !== undefined && Object.hasOwn(groups, namespace) ? groups[namespace] : undefined
}

/** One text that the site was built with; `undefined` where the site asks for no such text. */
export function interfaceText(
  namespace: string | undefined,
  key: string | undefined,
): InterfaceText | undefined {
  const texts = interfaceTexts(namespace)
  return texts && key !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined
}
