'use client'

import type { CSSProperties, ReactNode } from 'react'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { MenuItem } from './types.ts'

/** What holds for every entry of a menu. */
interface MenuContext {
  newTabHint: string
  signs: Record<'branch' | 'newTab', ReactNode>
}

interface NavigationProperties extends MenuContext {
  items: MenuItem[]
  /** Keeps one submenu open at a time within the same group; levels below get groups of their own. */
  group: string
  className?: string
  /** Shows submenus that consist of groups as wide panels, all groups at once. For the bar of wide screens. */
  wide?: boolean
}

/**
 * A menu of any depth: links, and submenus that open at a press of their button. It does not ask which page is shown: `MenuMarks` says
 * that in it.
 */
export function Navigation({ items, group, className, wide, ...context }: NavigationProperties) {
  return (
    <ul role="list" className={className} data-navigation="">
      {items.map((item) => (
        <li key={item.key}>
          {wide && consistsOfGroups(item) ? (
            <WideBranch item={item} group={group} {...context} />
          ) : item.children.length > 0 ? (
            <Branch item={item} group={group} {...context} />
          ) : (
            <Leaf item={item} {...context} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whether every entry of a submenu only gathers others. */
const consistsOfGroups = ({ link, children }: MenuItem) =>
  link === null && children.length > 1 && children.every((child) => child.children.length > 0)

function Leaf({ item, newTabHint, signs }: MenuContext & { item: MenuItem }) {
  if (!item.link) return <span className="menu-link">{item.label}</span>
  return (
    <SiteLink link={item.link} className="menu-link" newTabHint={newTabHint}>
      {item.label}
      {item.badge && <bdi className="menu-badge">{item.badge}</bdi>}
      {item.link.newTab && signs.newTab}
    </SiteLink>
  )
}

/** The button of a submenu. */
function BranchButton({ item, signs }: MenuContext & { item: MenuItem }) {
  return (
    <summary className="menu-link">
      <span>{item.label}</span>
      {item.badge && <bdi className="menu-badge">{item.badge}</bdi>}
      {signs.branch}
    </summary>
  )
}

interface BranchProperties extends MenuContext {
  item: MenuItem
  group: string
}

/** How many columns a wide panel has at most; further groups stand below others. */
const COLUMNS_MAX = 5

function WideBranch({ item, group, ...context }: BranchProperties) {
  const columns = { '--groups': Math.min(item.children.length, COLUMNS_MAX) } as CSSProperties
  return (
    <details className="menu menu--wide" name={group} data-menu="">
      <BranchButton item={item} {...context} />
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
                  <Leaf item={leaf} {...context} />
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

function Branch({ item, group, ...context }: BranchProperties) {
  return (
    <details className="menu" name={group} data-menu="">
      <BranchButton item={item} {...context} />
      <div className="menu__panel">
        <Navigation items={withOwn(item)} group={`${group}-${item.key}`} {...context} />
      </div>
    </details>
  )
}
