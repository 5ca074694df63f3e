'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Writes the order into the message of the form within, and again when the order changes; never over what a person has written.
 *
 * @param message the order in words
 */
export function OrderForm({ message, children }: { message: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const written = useRef('')

  useEffect(() => {
    const field = place.current?.querySelector('textarea')
    if (!field || field.value !== written.current) return
    field.value = message
    written.current = message
  }, [message])

  return <div ref={place}>{children}</div>
}
