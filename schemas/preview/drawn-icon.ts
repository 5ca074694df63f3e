import { type ComponentType, createElement } from 'react'
import { ICON_DRAWINGS } from '../shared/icon-drawings.ts'
import { type IconKey, ICONS } from '../shared/icons.ts'

/** A drawing of the site as a component that takes the size and color of Studio's own icons. */
function component(key: IconKey): ComponentType {
  const { ink, accent } = ICON_DRAWINGS[key]
  return function DrawnIcon() {
    return createElement(
      'svg',
      {
        'data-sanity-icon': key,
        width: '1em',
        height: '1em',
        viewBox: '-6 -6 60 60',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2.5,
      },
      createElement('path', { d: ink }),
      createElement('path', { d: accent, stroke: '#12a268', strokeWidth: 3.5 }),
    )
  }
}

const COMPONENTS = Object.fromEntries(ICONS.map(({ value }) => [value, component(value)]))

/**
 * A drawn icon of the site for Studio's lists.
 *
 * @param fallback shown when no icon, or one that the site does not know, has been chosen
 */
export function drawnIcon(key: unknown, fallback: ComponentType): ComponentType {
  return (typeof key === 'string' ? COMPONENTS[key] : undefined) ?? fallback
}
