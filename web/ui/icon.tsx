const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  chevron: 'M9 5l7 7-7 7',
  'chevron-down': 'M6 9.5l6 6 6-6',
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.5l5.5 5.5L20 7',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  auto: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 3.5v17M12 8.5l5.5-2M12 12h8.5M12 15.5l5.5 2',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L21 21',
  cart: 'M2.5 4h3l2.5 11.5h10.5L20.5 8H6.5M9.5 18.5a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5zM17 18.5a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5z',
  options: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  phone:
    'M5 3.5h4l1.5 5-2.5 1.8a13 13 0 0 0 5.7 5.7l1.8-2.5 5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A16.5 16.5 0 0 1 3.5 5 1.5 1.5 0 0 1 5 3.5z',
  place:
    'M12 21.5c4.5-5 6.5-8.5 6.5-11.5a6.5 6.5 0 0 0-13 0c0 3 2 6.5 6.5 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5l10 6.5-10 6.5z',
  alert: 'M12 3.5L22 20.5H2zM12 10v5M12 17.3v.7',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.3v.7',
  bulb: 'M9 17.5a6.5 6.5 0 1 1 6 0v1.5H9zM10 21.5h4',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.525 4.525 0 0 0-6.4-6.4L11.5 6.1M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.525 4.525 0 0 0 6.4 6.4l1.7-1.7',
  external: 'M8 5h11v11M19 5L5 19',
  heart:
    'M12 20.5C5.5 16 3 12.7 3 9.3A4.8 4.8 0 0 1 7.8 4.5c1.7 0 3.3.9 4.2 2.4a4.9 4.9 0 0 1 4.2-2.4A4.8 4.8 0 0 1 21 9.3c0 3.4-2.5 6.7-9 11.2z',
} as const

/** The name of an interface icon. */
export type IconName = keyof typeof PATHS

interface IconProperties {
  name: IconName
  forward?: boolean
  backward?: boolean
}

/**
 * An interface icon in a 24-unit square, sized by the text around it. Decorative: a text or label gives the
 * meaning.
 *
 * @param forward points in reading direction, mirrored on right-to-left pages
 * @param backward points against reading direction
 */
export function Icon({ name, forward = false, backward = false }: IconProperties) {
  const turn = forward ? ' icon--forward' : backward ? ' icon--backward' : ''
  return (
    <svg className={`icon${turn}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
