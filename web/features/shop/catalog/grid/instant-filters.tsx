'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { readCurrency } from '../../currency/currency-store.ts'
import { formQuery } from './price-currency.ts'

interface InstantFiltersProperties {
  /** Paths of the catalog and of the filtered catalog, with language. */
  catalogPath: string
  filteredPath: string
  /** The query of the current filter. */
  query: string
  children: ReactNode
}

/** Selector of the control used last. The page may be replaced before the response arrives, with the same control on it. */
let lastUsedSelector: string | null = null

/** Whether the results were requested by the form's button, so that they are brought into view. */
let areResultsRequested = false

/** Focuses the result count and scrolls to it, below the page's header, unless it is in view. */
function showResults(frame: HTMLElement | null): void {
  const count = frame?.querySelector<HTMLElement>('[role=status]')
  if (!count) return
  count.focus({ preventScroll: true })
  const { top, bottom } = count.getBoundingClientRect()
  const headerSize = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  if (top >= headerSize && bottom <= innerHeight) return
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  count.scrollIntoView({ block: 'start', behavior: isReduced ? 'instant' : 'smooth' })
}

/**
 * Applies filters at once, without a full navigation. Without JavaScript they are a form and links. The focus stays on the control, or
 * moves to the result count if the control is gone or if the form's button requested the results.
 */
export function InstantFilters({ catalogPath, filteredPath, query, children }: InstantFiltersProperties) {
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()

  // The first filter leads to another page, whose filters would be closed on a phone: they open before it is painted.
  useLayoutEffect(() => {
    if (areResultsRequested || lastUsedSelector === null) return
    frame.current?.querySelector(lastUsedSelector)?.closest('details')?.setAttribute('open', '')
  }, [query])

  useEffect(() => {
    const { current } = frame
    current?.querySelector('form')?.reset()
    if (areResultsRequested || lastUsedSelector === null || current?.contains(document.activeElement)) return
    const control =
      current?.querySelector<HTMLElement>(lastUsedSelector) ??
      current?.querySelector<HTMLElement>('[role=status]')
    control?.focus({ preventScroll: true })
    lastUsedSelector = null
  }, [query])

  // The query alone does not change if the same price is written in another way.
  useEffect(() => {
    if (isPending || !areResultsRequested) return
    areResultsRequested = false
    lastUsedSelector = null
    showResults(frame.current)
  }, [query, isPending])

  /** Navigates to a query and returns whether it is another one than the current. */
  const navigate = (search: string): boolean => {
    const target = search ? filteredPath + search : catalogPath
    if (target === location.pathname + location.search) return false
    document.documentElement.dataset.keepPlace = ''
    startTransition(() => router.push(target, { scroll: false }))
    return true
  }
  const submit = (form: HTMLFormElement): boolean => {
    const chosen = formQuery([...new FormData(form)] as [string, string][], readCurrency())
    return navigate(chosen && `?${chosen}`)
  }
  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quiet]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    lastUsedSelector = '[role=status]'
    navigate(link.search)
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- Receives clicks of links inside, which keys trigger too.
    <div
      ref={frame}
      className="catalog"
      aria-busy={isPending}
      onClick={handleClick}
      onSubmit={(event) => {
        event.preventDefault()
        areResultsRequested = submit(event.target)
        if (!areResultsRequested) showResults(frame.current)
      }}
      onChange={({ target }) => {
        const { form, name, value, type } = target as HTMLInputElement
        lastUsedSelector = type === 'select-one' ? `[name='${name}']` : `[name='${name}'][value='${value}']`
        // A typed amount is submitted by its button.
        if (form && type !== 'text') submit(form)
      }}
    >
      {children}
    </div>
  )
}
