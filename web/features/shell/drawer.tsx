'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

const DRAWER = 'drawer'

/** Native commands, which work before the script loads. */
const opens = { commandfor: DRAWER, command: 'show-modal' }
const closes = { commandfor: DRAWER, command: 'close' }

/** Opens the side menu, also in browsers without commands. In others the command would open it a second time. */
function openDrawer(event: MouseEvent): void {
  event.preventDefault()
  const drawer = document.getElementById(DRAWER)
  if (drawer instanceof HTMLDialogElement) drawer.showModal()
}

/** The button that opens the side menu. */
export function DrawerButton({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <button
      type="button"
      className="icon-button topbar__open"
      aria-haspopup="dialog"
      {...opens}
      onClick={openDrawer}
    >
      <span className="visually-hidden">{label}</span>
      {icon}
    </button>
  )
}

interface DrawerProperties {
  closeLabel: string
  title: string
  closeIcon: ReactNode
  children: ReactNode
}

/** The side menu of small screens: a native modal dialog, which traps and restores the focus. */
export function Drawer({ closeLabel, title, closeIcon, children }: DrawerProperties) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    const wide = matchMedia('(width >= 1024px)')
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  /** Closes on a click on the backdrop (the dialog itself, outside its content) or on a link. */
  const closeOnClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget || (event.target as Element).closest('a[href]')) close()
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes a dialog.
    <dialog ref={dialog} id={DRAWER} className="drawer" aria-label={title} onClick={closeOnClick}>
      <div className="drawer__body d-flex flex-column gap-5">
        <div className="drawer__head d-flex align-items-center justify-content-between text-body-secondary">
          <p>{title}</p>
          <button type="button" className="icon-button" {...closes} onClick={close}>
            <span className="visually-hidden">{closeLabel}</span>
            {closeIcon}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
