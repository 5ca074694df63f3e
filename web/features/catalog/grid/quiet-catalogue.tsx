'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type MouseEvent, type ReactNode } from 'react'

interface QuietCatalogueProperties {
  /** Where the catalogue is, and where it is narrowed down, with the language. */
  whole: string
  narrowed: string
  /** The query of the filter that is shown. */
  query: string
  children: ReactNode
}

/** What was used last, as a selector: the page may be another one when the answer has come, with the same control on it. */
let used: string | null = null

/**
 * Lets the filters around the catalogue act at once and in their place: without it they are a form to be sent, and links.
 * The focus stays where it was, or goes to the number of products where that is gone.
 */
export function QuietCatalogue({ whole, narrowed, query, children }: QuietCatalogueProperties) {
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()

  useEffect(() => {
    const { current } = frame
    current?.querySelector('form')?.reset()
    if (used === null || current?.contains(document.activeElement)) return
    const control =
      current?.querySelector<HTMLElement>(used) ?? current?.querySelector<HTMLElement>('[role=status]')
    control?.focus({ preventScroll: true })
    used = null
  }, [query])

  const go = (search: string) => {
    const target = search ? narrowed + search : whole
    if (target === location.pathname + location.search) return
    document.documentElement.dataset.keepPlace = ''
    startTransition(() => {
      router.push(target, { scroll: false })
    })
  }
  const send = (form: HTMLFormElement) => {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
    go(chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '')
  }
  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quiet]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    used = '[role=status]'
    go(link.search)
  }
  return (
    <div
      ref={frame}
      className="catalogue"
      aria-busy={isPending}
      onClick={press}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.target)
      }}
      onChange={({ target }) => {
        const { form, name, value, type } = target as HTMLInputElement
        used = type === 'select-one' ? `[name='${name}']` : `[name='${name}'][value='${value}']`
        // An amount is finished with the button.
        if (form && type !== 'number') send(form)
      }}
    >
      {children}
    </div>
  )
}
