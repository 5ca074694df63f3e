import type { CSSProperties } from 'react'
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
  /** Shows submenus that consist of groups as wide panels, all groups at once. For the bar of wide screens. */
  wide?: boolean
}

/** A menu of any depth: links, and submenus that open at a press of their button. */
export function Navigation({ items, group, newTabHint, className, wide }: NavigationProperties) {
  return (
    <ul role="list" className={className}>
      {items.map((item) => (
        <li key={item.key}>
          {wide && consistsOfGroups(item) ? (
            <WideBranch item={item} group={group} newTabHint={newTabHint} />
          ) : item.children.length > 0 ? (
            <Branch item={item} group={group} newTabHint={newTabHint} />
          ) : (
            <Leaf item={item} newTabHint={newTabHint} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whether every entry of a submenu only gathers others. */
const consistsOfGroups = ({ link, children }: MenuItem) =>
  link === null && children.length > 1 && children.every((child) => child.children.length > 0)

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

function BranchButton({ item }: { item: MenuItem }) {
  return (
    <summary className="menu-link">
      <BranchLabel paths={pathsWithin(item)}>{item.label}</BranchLabel>
      {item.badge && <bdi className="menu-badge">{item.badge}</bdi>}
      <Icon name="chevron-down" />
    </summary>
  )
}

/** How many columns a wide panel has at most; further groups stand below others. */
const COLUMNS_MAX = 5

function WideBranch({ item, group, newTabHint }: { item: MenuItem; group: string; newTabHint: string }) {
  const columns = { '--groups': Math.min(item.children.length, COLUMNS_MAX) } as CSSProperties
  return (
    <details className="menu menu--wide" name={group} data-menu="">
      <BranchButton item={item} />
      <ul role="list" className="menu__panel menu__groups" style={columns}>
        {item.children.map((child) => (
          <li key={child.key} className="menu-group">
            <p id={`${group}-${child.key}`} className="menu-group__name">
              {child.label}
              {child.badge && <bdi className="menu-badge">{child.badge}</bdi>}
            </p>
            <ul role="list" aria-labelledby={`${group}-${child.key}`}>
              {withOwn(child).map((leaf) => (
                <li key={leaf.key}>
                  <Leaf item={leaf} newTabHint={newTabHint} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The entries below one: a branch with an address of its own shows it as the first of them. */
function withOwn(item: MenuItem): MenuItem[] {
  const own = item.link ? [{ ...item, key: `${item.key}-own`, badge: null, children: [] }] : []
  return [...own, ...item.children]
}

function Branch({ item, group, newTabHint }: { item: MenuItem; group: string; newTabHint: string }) {
  return (
    <details className="menu" name={group} data-menu="">
      <BranchButton item={item} />
      <div className="menu__panel">
        <Navigation items={withOwn(item)} group={`${group}-${item.key}`} newTabHint={newTabHint} />
      </div>
    </details>
  )
}
