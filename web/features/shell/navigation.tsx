import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { pathsWithin } from './active.ts'
import { BranchLabel, NavLink } from './nav-link.tsx'
import type { MenuItem } from './types.ts'

interface NavigationProperties {
  items: MenuItem[]
  /** Keeps one submenu open at a time within the same group; levels below get groups of their own. */
  group: string
  newTabHint: string
  className?: string
}

/** A menu of any depth: links, and submenus that open at a press of their button. */
export function Navigation({ items, group, newTabHint, className }: NavigationProperties) {
  return (
    <ul role="list" className={className}>
      {items.map((item) => (
        <li key={item.key}>
          {item.children.length > 0 ? (
            <Branch item={item} group={group} newTabHint={newTabHint} />
          ) : (
            <Leaf item={item} newTabHint={newTabHint} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Leaf({ item, newTabHint }: { item: MenuItem; newTabHint: string }) {
  if (!item.link) return <span className="menu-link">{item.label}</span>
  const words = (
    <>
      {item.label}
      {item.badge && <bdi className="menu-badge">{item.badge}</bdi>}
      {item.link.newTab && <Icon name="external" forward />}
    </>
  )
  if (item.link.external) {
    return (
      <SiteLink link={item.link} className="menu-link" newTabHint={newTabHint}>
        {words}
      </SiteLink>
    )
  }
  return (
    <NavLink
      href={item.link.href}
      newTab={item.link.newTab}
      prefetch={item.link.isDocument}
      className="menu-link"
    >
      {words}
      {item.link.newTab && <span className="visually-hidden"> {newTabHint}</span>}
    </NavLink>
  )
}

function Branch({ item, group, newTabHint }: { item: MenuItem; group: string; newTabHint: string }) {
  // A branch with an address of its own shows it as the first entry below.
  const own: MenuItem[] = item.link ? [{ ...item, key: `${item.key}-own`, badge: null, children: [] }] : []
  return (
    <details className="menu" name={group} data-menu="">
      <summary className="menu-link">
        <BranchLabel paths={pathsWithin(item)}>{item.label}</BranchLabel>
        {item.badge && <bdi className="menu-badge">{item.badge}</bdi>}
        <Icon name="chevron-down" />
      </summary>
      <div className="menu__panel">
        <Navigation
          items={[...own, ...item.children]}
          group={`${group}-${item.key}`}
          newTabHint={newTabHint}
        />
      </div>
    </details>
  )
}
