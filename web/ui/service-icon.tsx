import type { ReactNode } from 'react'
import type { ServiceIconKey } from '#schemas/shared/service-icons.ts'

/** Each drawing keeps to a 48-unit square, a hairline, and one stroke in the accent: the thing the service adds. */
const drawings: Record<ServiceIconKey, ReactNode> = {
  consulting: (
    <>
      <circle cx="24" cy="24" r="19" />
      <path d="M24 5v4M24 39v4M5 24h4M39 24h4" />
      <path className="accent" d="M31.5 16.5L27 27l-10.5 4.5L21 21z" />
    </>
  ),
  software: (
    <>
      <path d="M15 13L4 24l11 11M33 13l11 11-11 11" />
      <path className="accent" d="M28 8l-8 32" />
    </>
  ),
  website: (
    <>
      <path d="M4.5 8.5h39v31h-39zM4.5 16.5h39M9 12.5h.1M13 12.5h.1M17 12.5h.1" />
      <path d="M24 23.5h14M24 28h14M24 32.5h9" />
      <path className="accent" d="M10 23.5h8.5v9H10z" />
    </>
  ),
  'information-system': (
    <>
      <path d="M4.5 5.5h14v10h-14zM29.5 32.5h14v10h-14zM29.5 5.5h14v10h-14zM4.5 32.5h14v10h-14z" />
      <path d="M18.5 37.5h11M36.5 15.5v17" />
      <path className="accent" d="M11.5 32.5v-17M18.5 10.5h11" />
    </>
  ),
  support: (
    <>
      <path d="M6.5 26.5v-3a17.5 17.5 0 0 1 35 0v3" />
      <path d="M6.5 25.5h6v11h-6zM35.5 25.5h6v11h-6z" />
      <path className="accent" d="M38.5 36.5v2a5 5 0 0 1-5 5H25" />
    </>
  ),
  outsourcing: (
    <>
      <circle cx="12" cy="13" r="5.5" />
      <circle cx="36" cy="13" r="5.5" />
      <path d="M3.5 40.5v-9a8.5 8.5 0 0 1 14-6.5M44.5 40.5v-9a8.5 8.5 0 0 0-14-6.5" />
      <circle className="accent" cx="24" cy="22" r="5.5" />
      <path className="accent" d="M15.5 42.5v-4a8.5 8.5 0 0 1 17 0v4" />
    </>
  ),
  commerce: (
    <>
      <path d="M7.5 15.5h33l2.5 27H5z" />
      <path d="M5.8 34.5h36.4" />
      <path className="accent" d="M15.5 21.5v-8a8.5 8.5 0 0 1 17 0v8" />
    </>
  ),
  security: (
    <>
      <path d="M24 4.5l17 6v12c0 10-6.5 17.5-17 21-10.5-3.5-17-11-17-21v-12z" />
      <path className="accent" d="M16 24l6 6 11-12" />
    </>
  ),
}

/** The drawn icon of a service; nothing for a key this site has no drawing of. */
export function ServiceIcon({ name }: { name: string | null }) {
  if (!name || !(name in drawings)) return null
  return (
    <svg className="service-icon" viewBox="0 0 48 48" aria-hidden="true">
      {drawings[name as ServiceIconKey]}
    </svg>
  )
}
