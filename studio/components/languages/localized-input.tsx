import { AddIcon } from '@sanity/icons/Add'
import { Button, Stack } from '@sanity/ui'
import { useEffect, useImperativeHandle, useRef } from 'react'
import { ArrayOfObjectsInputMembers, type ArrayOfObjectsInputProps, type Path } from 'sanity'
import { DEFAULT_LOCALE, findLocale, type LocaleId } from '#schemas/shared/locales.ts'
import type { Localized } from '#schemas/validation/localized.ts'
import { useFormLanguage } from './form-language.tsx'
import { addTextPatches, hiddenLanguage } from './localized-value.ts'

/** What is focused in a field: the button that adds the required language, else its first input. */
const TARGETS = [
  `[data-testid="add-${DEFAULT_LOCALE}"]:enabled`,
  'input, textarea, [contenteditable="true"], button:enabled',
]

/** Returns the language of the text that a path leads to. */
function languageAt(field: Localized | undefined, [segment]: Path): LocaleId | undefined {
  const item = field?.find(
    ({ _key }) => typeof segment === 'object' && '_key' in segment && segment._key === _key,
  )
  return findLocale(item?.language)?.id
}

/**
 * Shows a localized field in the language of the form. What leads to a text in a hidden language, such as an error or a click in
 * the preview, shows that language.
 */
export function LocalizedInput(props: ArrayOfObjectsInputProps) {
  const { shown, reveal } = useFormLanguage()
  const field = props.value as Localized | undefined
  const content = useRef<HTMLDivElement>(null)
  const isFocusDue = useRef(false)
  const focus = () => {
    const found = TARGETS.map((target) => content.current?.querySelector<HTMLElement>(target))
    found.find((element) => element)?.focus()
  }

  const focusedLanguage = languageAt(field, props.focusPath)
  useEffect(() => {
    if (focusedLanguage) reveal(focusedLanguage)
  }, [focusedLanguage, reveal])

  // The error of a missing text leads to the field as a whole.
  useImperativeHandle(props.elementProps.ref, () => ({
    focus() {
      const hidden = hiddenLanguage(field, shown)
      if (!hidden) return focus()
      const item = field?.find(({ language }) => language === hidden)
      if (item) return props.onPathFocus([{ _key: item._key }, 'value'])
      isFocusDue.current = true
      reveal(hidden)
    },
  }))
  useEffect(() => {
    if (isFocusDue.current) focus()
    isFocusDue.current = false
  }, [shown])

  return (
    <div ref={content}>
      {shown === 'all' ? props.renderDefault(props) : <OneLanguage {...props} language={shown} />}
    </div>
  )
}

/** The text of one language, or a button that adds it. */
function OneLanguage({ language, ...props }: ArrayOfObjectsInputProps & { language: LocaleId }) {
  const { members, value, schemaType, readOnly, onChange, onPathFocus } = props
  const field = value as Localized | undefined
  const keys = field?.filter((item) => item.language === language).map(({ _key }) => _key) ?? []
  const name = findLocale(language)?.name ?? language
  const add = () => {
    onChange(addTextPatches(schemaType.name, field, language))
    onPathFocus([{ _key: language }, 'value'])
  }
  return (
    <Stack gap={2}>
      <ArrayOfObjectsInputMembers
        {...props}
        members={members.filter(({ kind, key }) => kind === 'error' || keys.includes(key))}
      />
      {keys.length === 0 && (
        <Button
          mode="ghost"
          tone="primary"
          icon={AddIcon}
          text={`Add ${name}`}
          data-testid={`add-${language}`}
          disabled={readOnly}
          onClick={add}
        />
      )}
    </Stack>
  )
}
