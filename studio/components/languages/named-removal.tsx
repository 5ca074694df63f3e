import { type ComponentType, useEffect, useRef } from 'react'
import type { SchemaTypeDefinition } from 'sanity'
import { findLocale } from '#schemas/shared/locales.ts'
import { isLocalizedType } from './localized-value.ts'

interface TranslationProps {
  value?: { language?: string }
}

/** The plugin's button has no test id. It comes after the text, which may contain such icons itself. */
const REMOVE_ICON = '[data-sanity-icon="remove-circle"]'

/** Names the button that removes one language of a field, which has no name in the plugin. */
export function nameRemoval<Type extends SchemaTypeDefinition>(type: Type): Type {
  const { components } = type as { components?: { item?: ComponentType<TranslationProps> } }
  const Translation = components?.item
  if (!isLocalizedType(type.name) || !Translation) return type
  function NamedTranslation(props: TranslationProps) {
    const item = useRef<HTMLDivElement>(null)
    const name = findLocale(props.value?.language)?.name
    useEffect(() => {
      const button = [...(item.current?.querySelectorAll(REMOVE_ICON) ?? [])].at(-1)?.closest('button')
      if (!button || !name) return
      button.setAttribute('aria-label', `Remove ${name}`)
      button.title = `Remove ${name}`
    })
    return <div ref={item}>{Translation && <Translation {...props} />}</div>
  }
  return { ...type, components: { ...components, item: NamedTranslation } }
}
