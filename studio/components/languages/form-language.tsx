import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { type DocumentLayoutProps, useCurrentUser } from 'sanity'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { followChoice, type LanguageChoice, readChoice, storeChoice } from './choice.ts'

interface FormLanguage {
  shown: LanguageChoice
  /** Shows and remembers the choice of the user. */
  choose: (choice: LanguageChoice) => void
  /** Shows a language that a link leads to, until the form is closed. */
  reveal: (language: LocaleId) => void
}

const FormLanguageContext = createContext<FormLanguage>({
  shown: 'all',
  choose: () => undefined,
  reveal: () => undefined,
})

/** Returns the language of the open form. */
export const useFormLanguage = (): FormLanguage => useContext(FormLanguageContext)

/** Provides the language of a document's form to its header, fields and dialogs. */
export function FormLanguageLayout(props: DocumentLayoutProps) {
  const userId = useCurrentUser()?.id ?? ''
  const [shown, setShown] = useState(() => readChoice(userId))
  useEffect(() => followChoice(setShown), [])
  const choose = useCallback((choice: LanguageChoice) => storeChoice(userId, choice), [userId])
  const reveal = useCallback(
    (language: LocaleId) => setShown((current) => (current === 'all' ? current : language)),
    [],
  )
  const value = useMemo(() => ({ shown, choose, reveal }), [shown, choose, reveal])
  return <FormLanguageContext value={value}>{props.renderDefault(props)}</FormLanguageContext>
}
