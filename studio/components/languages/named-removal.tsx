import { type ComponentType, type MouseEvent, useEffect, useRef } from 'react'
import type { SchemaTypeDefinition } from 'sanity'
import { findLocale, type LocaleId } from '#schemas/shared/locales.ts'
import { isLocalizedType } from './localized-value.ts'

interface TranslationProps {
  value?: { language?: string }
}

/** The plugin's button has no test id. It comes after the text, which may contain such icons itself. */
const REMOVE_ICON = '[data-sanity-icon="remove-circle"]'

const findButton = (item: HTMLElement | null) =>
  [...(item?.querySelectorAll(REMOVE_ICON) ?? [])].at(-1)?.closest('button')

/** How long Studio may take to show the button that adds the language again. */
const REPLACED_MS = 2000

/** Focuses the button that adds a language as soon as it is shown, unless something else has the focus by then. */
function focusAddButton(field: Element, language: LocaleId): void {
  const removedAt = performance.now()
  const wait = () => {
    const add = field.querySelector<HTMLElement>(`[data-testid="add-${language}"]:enabled`)
    if (add && document.activeElement === document.body) return add.focus()
    if (performance.now() - removedAt < REPLACED_MS) requestAnimationFrame(wait)
  }
  wait()
}

/**
 * Names the button that removes one language of a field, which has none in the plugin, and keeps the focus in the field afterwards.
 */
export function nameRemoval<Type extends SchemaTypeDefinition>(type: Type): Type {
  const { components } = type as { components?: { item?: ComponentType<TranslationProps> } }
  const Translation = components?.item
  if (!isLocalizedType(type.name) || !Translation) return type
  function NamedTranslation(props: TranslationProps) {
    const item = useRef<HTMLDivElement>(null)
    const locale = findLocale(props.value?.language)
    useEffect(() => {
      const button = findButton(item.current)
      if (!button || !locale) return
      button.setAttribute('aria-label', `Remove ${locale.name}`)
      button.title = `Remove ${locale.name}`
    })
    function handleClick({ target }: MouseEvent) {
      const field = item.current?.closest('[data-testid^="field-"]')
      const isRemoval = target instanceof Element && target.closest('button') === findButton(item.current)
      if (field && locale && isRemoval) focusAddButton(field, locale.id)
    }
    return (
      <div ref={item} onClickCapture={handleClick}>
        {Translation && <Translation {...props} />}
      </div>
    )
  }
  return { ...type, components: { ...components, item: NamedTranslation } }
}
