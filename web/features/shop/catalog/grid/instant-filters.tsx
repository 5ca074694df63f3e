'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'

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

/**
 * Applies filters at once, without a full navigation. Without JavaScript they are a form and links. The focus stays on the control, or
 * moves to the result count if the control is gone.
 */
export function InstantFilters({ catalogPath, filteredPath, query, children }: InstantFiltersProperties) {
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()

  useEffect(() => {
    const { current } = frame
    current?.querySelector('form')?.reset()
    if (lastUsedSelector === null || current?.contains(document.activeElement)) return
    const control =
      current?.querySelector<HTMLElement>(lastUsedSelector) ??
      current?.querySelector<HTMLElement>('[role=status]')
    control?.focus({ preventScroll: true })
    lastUsedSelector = null
  }, [query])

  const navigate = (search: string) => {
    const target = search ? filteredPath + search : catalogPath
    if (target === location.pathname + location.search) return
    document.documentElement.dataset.keepPlace = ''
    startTransition(() => {
      router.push(target, { scroll: false })
    })
  }
  const submit = (form: HTMLFormElement) => {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
    navigate(chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '')
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
        submit(event.target)
      }}
      onChange={({ target }) => {
        const { form, name, value, type } = target as HTMLInputElement
        lastUsedSelector = type === 'select-one' ? `[name='${name}']` : `[name='${name}'][value='${value}']`
        // A typed amount is submitted by its button.
        if (form && type !== 'number') submit(form)
      }}
    >
      {children}
    </div>
  )
}
