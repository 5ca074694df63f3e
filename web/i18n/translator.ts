import type { Messages, NamespaceKeys, NestedKeyOf, useTranslations } from 'next-intl'

/** What `getTranslations` and `useTranslations` return for a namespace of messages. */
export type Translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Namespace>
>
