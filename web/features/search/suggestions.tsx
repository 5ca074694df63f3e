'use client'

import { useLocale } from 'next-intl'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import type { SuggestionTexts } from './kinds.ts'
import type { ShownResults } from './result-details.ts'
import { HighlightedText, ResultPicture, ResultPrice } from './result-parts.tsx'

interface SuggestionsProperties {
  input: HTMLInputElement
  texts: SuggestionTexts
}

const DEBOUNCE_MS = 120

type State = { kind: 'none' } | { kind: 'failed' } | { kind: 'found'; query: string; found: ShownResults }

/** Requests the suggestions for a query. Never rejects. */
async function fetchSuggestions(query: string, locale: string, signal: AbortSignal): Promise<State> {
  try {
    const response = await fetch(`/api/search?${new URLSearchParams({ q: query, locale }).toString()}`, {
      signal,
    })
    if (!response.ok) return { kind: 'failed' }
    return { kind: 'found', query, found: (await response.json()) as ShownResults }
  } catch {
    return { kind: 'failed' }
  }
}

/**
 * Searches for what is typed into the input. The arrow key moves from the input to the list of suggestions, and Escape closes it.
 *
 * @returns the suggestions, and a function that closes them
 */
function useSuggestions(input: HTMLInputElement, list: RefObject<HTMLElement | null>) {
  const locale = useLocale()
  const [state, setState] = useState<State>({ kind: 'none' })

  useEffect(() => {
    let request = new AbortController()
    let rest: ReturnType<typeof setTimeout> | undefined
    const cancel = () => {
      clearTimeout(rest)
      request.abort()
    }
    const onInput = () => {
      cancel()
      const query = input.value.trim()
      if (query === '') {
        setState({ kind: 'none' })
        return
      }
      const { signal } = (request = new AbortController())
      rest = setTimeout(() => {
        void fetchSuggestions(query, locale, signal).then((found) => {
          if (!signal.aborted) setState(found)
        })
      }, DEBOUNCE_MS)
    }
    const onInputKeyDown = (event: globalThis.KeyboardEvent) => {
      // An input method uses the same keys to choose among its words.
      if (event.isComposing) {
        event.stopPropagation()
        return
      }
      if (event.key === 'ArrowDown') {
        list.current?.querySelector('a')?.focus()
        event.preventDefault()
      }
      if (event.key === 'Escape' && list.current) {
        // A pending request would open the list again.
        cancel()
        setState({ kind: 'none' })
        event.stopPropagation()
      }
    }
    onInput()
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onInputKeyDown)
    return () => {
      cancel()
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onInputKeyDown)
    }
  }, [input, locale, list])

  return { state, close: () => setState({ kind: 'none' }) }
}

/** Suggestions below the input: links, reached by arrow keys and closed by Escape. */
export default function Suggestions({ input, texts }: SuggestionsProperties) {
  const list = useRef<HTMLDivElement>(null)
  const { state, close } = useSuggestions(input, list)

  /** Arrow keys move through the links; up from the first returns to the input. */
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) close()
    if (step === undefined || at + step < 0) input.focus()
    else links[Math.min(at + step, links.length - 1)]?.focus()
  }

  const results = state.kind === 'found' ? state.found.results : []
  const status = { none: null, failed: texts.failed, found: texts.counts[results.length] }[state.kind]
  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {status && results.length === 0 && (
        <p className="search__note fs-small text-body-secondary">{status}</p>
      )}
      {state.kind === 'found' && results.length > 0 && (
        // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Receives keys of the links inside.
        <div ref={list} className="search__list" onKeyDown={move}>
          <ul role="list" aria-label={texts.label}>
            {results.map((result) => (
              <li key={result.id}>
                <Link href={result.href} onClick={close}>
                  <span className="text-body-secondary">{texts.kinds[result.kind]}</span>
                  <span>
                    <HighlightedText as="span" parts={result.title} />
                    <ResultPrice result={result} />
                  </span>
                  <ResultPicture picture={result.picture} />
                </Link>
              </li>
            ))}
          </ul>
          {state.found.total > results.length && (
            <Link
              className="search__all"
              href={`/search?q=${encodeURIComponent(state.query)}`}
              onClick={close}
            >
              {texts.all}
            </Link>
          )}
        </div>
      )}
    </>
  )
}
