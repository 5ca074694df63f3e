import { Badge, Text, useBoundaryElement, useElementSize } from '@sanity/ui'
import { useId, useMemo } from 'react'
import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { findLocale } from '#schemas/shared/locales.ts'
import { LANGUAGE_CHOICES } from './choice.ts'
import { useFormLanguage } from './form-language.tsx'
import { countMissingTexts } from './localized-value.ts'
import { Announced, Choice, HeaderSwitch, Switch } from './styles.ts'

const LABEL = 'Language of the form'

/** The width of a pane that holds versions, language names and actions side by side. */
const NAMES_FIT_PX = 600

interface LanguageSwitchProps {
  /** The path of the part of the form that the numbers are about. Without one, they are about the document. */
  within?: Path
}

/** Chooses the language of the form and shows how many texts each language lacks. */
export function LanguageSwitch({ within }: LanguageSwitchProps) {
  return (
    <Switch role="radiogroup" aria-label={LABEL}>
      <Choices within={within} />
    </Switch>
  )
}

/** The switch in the header of a document. */
export function DocumentLanguageSwitch() {
  const pane = useElementSize(useBoundaryElement().element)
  const isNarrow = pane !== null && pane.border.width < NAMES_FIT_PX
  return (
    <HeaderSwitch $isNarrow={isNarrow} role="radiogroup" aria-label={LABEL}>
      <Choices />
    </HeaderSwitch>
  )
}

function Choices({ within }: LanguageSwitchProps) {
  const { shown, choose } = useFormLanguage()
  const { formState, validation } = useDocumentPane()
  const value = formState?.value
  const missing = useMemo(() => countMissingTexts(value, validation, within), [value, validation, within])
  const group = useId()
  return LANGUAGE_CHOICES.map((choice) => {
    const locale = findLocale(choice)
    const count = locale ? missing[locale.id] : 0
    return (
      <Choice key={choice}>
        <input type="radio" name={group} checked={shown === choice} onChange={() => choose(choice)} />
        <Text as="span" size={1} weight="medium">
          <span data-name lang={locale?.languageTag}>
            {locale?.name ?? 'All'}
          </span>
          <span data-code aria-hidden>
            {locale?.id.toUpperCase() ?? 'All'}
          </span>
        </Text>
        {count > 0 && (
          <Badge tone="caution" title={`${count} missing`}>
            {count}
            <Announced> missing</Announced>
          </Badge>
        )}
      </Choice>
    )
  })
}
