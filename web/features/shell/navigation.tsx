'use client'

import type { CSSProperties, ReactNode } from 'react'
import type { ContentLink } from '#web/sanity/types.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { IconDrawing } from '#web/ui/icon-drawing.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { useActiveLink } from './current-path.tsx'
import type { ActiveLink } from './link-activity.ts'
import type { MenuItem } from './menu-item.ts'

interface NavigationProperties {
  icons: Record<'branch' | 'newTab', ReactNode>
  items: MenuItem[]
  /** Only one submenu of a group is open at a time; lower levels have their own groups. */
  group: string
  className?: string
  /** Shows submenus that contain only groups as wide panels, on wide screens. */
  wide?: boolean
}

/** Properties shared by all menu items. */
interface MenuContext extends Pick<NavigationProperties, 'icons'> {
  active: ActiveLink<ContentLink> | null
}

/** A menu of any depth: links, and submenus that open on click. One link is marked as active, with its parents. */
export function Navigation(properties: NavigationProperties) {
  return <MenuItems active={useActiveLink(properties.items)} {...properties} />
}

function MenuItems({ items, group, className, wide, ...context }: NavigationProperties & MenuContext) {
  return (
    <ul role="list" className={className}>
      {items.map((item) => (
        <li key={item.key}>
          {wide && hasOnlyGroups(item) ? (
            <WideSubmenu item={item} group={group} {...context} />
          ) : item.children.length > 0 ? (
            <Submenu item={item} group={group} {...context} />
          ) : (
            <MenuLink item={item} {...context} />
          )}
        </li>
      ))}
    </ul>
  )
}

const hasOnlyGroups = ({ link, children }: MenuItem) =>
  link === null && children.length > 1 && children.every((child) => child.children.length > 0)

function MenuLink({ item, icons, active }: MenuContext & { item: MenuItem }) {
  if (!item.link)
    return (
      <span className="menu-link">
        {item.icon && <IconDrawing drawing={item.icon} small />}
        <ContentText as="span" text={item.label} />
      </span>
    )
  return (
    <SiteLink
      link={item.link}
      className="menu-link"
      aria-current={active?.link === item.link ? active.current : undefined}
    >
      {item.icon && <IconDrawing drawing={item.icon} small />}
      <ContentText as="span" text={item.label} />
      {item.badge && <bdi className="menu-badge">{item.badge}</bdi>}
      {item.link.newTab && icons.newTab}
    </SiteLink>
  )
}

function SubmenuButton({ item, icons }: MenuContext & { item: MenuItem }) {
  return (
    <summary className="menu-link">
      {item.icon && <IconDrawing drawing={item.icon} small />}
      <ContentText as="span" text={item.label} />
      {item.badge && <bdi className="menu-badge">{item.badge}</bdi>}
      {icons.branch}
    </summary>
  )
}

/** Whether the active link is an item or one below it. */
const containsActive = ({ link, children }: MenuItem, active: MenuContext['active']): boolean =>
  active !== null && (link === active.link || children.some((child) => containsActive(child, active)))

interface SubmenuProperties extends MenuContext {
  item: MenuItem
  group: string
}

/** Maximum columns of a wide panel; further groups continue below. */
const COLUMNS_MAX = 5

function WideSubmenu({ item, group, ...context }: SubmenuProperties) {
  const columns = { '--groups': Math.min(item.children.length, COLUMNS_MAX) } as CSSProperties
  return (
    <Menu
      className="menu menu--wide"
      name={group}
      data-active={containsActive(item, context.active) || undefined}
    >
      <SubmenuButton item={item} {...context} />
      <div className="menu__panel" style={columns}>
        <ul role="list" className="menu__groups">
          {item.children.map((child) => (
            <li key={child.key} className="menu-group">
              <p id={`${group}-${child.key}`} className="menu-group__name label mb-2 border-bottom">
                {child.icon && <IconDrawing drawing={child.icon} small />}
                <ContentText as="span" text={child.label} />
                {child.badge && <bdi className="menu-badge">{child.badge}</bdi>}
              </p>
              <ul role="list" aria-labelledby={`${group}-${child.key}`}>
                {withOwnLink(child).map((entry) => (
                  <li key={entry.key}>
                    <MenuLink item={entry} {...context} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Menu>
  )
}

/** Returns an item's children, after a link to the item itself if it has one. */
function withOwnLink(item: MenuItem): MenuItem[] {
  const own = item.link ? [{ ...item, key: `${item.key}-own`, badge: null, icon: null, children: [] }] : []
  return [...own, ...item.children]
}

function Submenu({ item, group, ...context }: SubmenuProperties) {
  return (
    <Menu className="menu" name={group} data-active={containsActive(item, context.active) || undefined}>
      <SubmenuButton item={item} {...context} />
      <div className="menu__panel">
        <MenuItems items={withOwnLink(item)} group={`${group}-${item.key}`} {...context} />
      </div>
    </Menu>
  )
}
