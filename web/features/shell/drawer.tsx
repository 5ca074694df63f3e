'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

const DRAWER = 'drawer'

/** What the browser does by itself on a press, before the page's script is there or without it. */
const opens = { commandfor: DRAWER, command: 'show-modal' }
const closes = { commandfor: DRAWER, command: 'close' }

function openDrawer(): void {
  const drawer = document.getElementById(DRAWER)
  if (drawer instanceof HTMLDialogElement) drawer.showModal()
}

/** The button that opens the side menu, wherever on the page that is. */
export function DrawerButton({ label, sign }: { label: string; sign: ReactNode }) {
  return (
    <button
      type="button"
      className="icon-button topbar__open"
      aria-haspopup="dialog"
      {...opens}
      onClick={openDrawer}
    >
      <span className="visually-hidden">{label}</span>
      {sign}
    </button>
  )
}

interface DrawerProperties {
  closeLabel: string
  title: string
  closeSign: ReactNode
  children: ReactNode
}

/** The side menu of small screens: a native modal dialog, which keeps the focus and gives it back by itself. */
export function Drawer({ closeLabel, title, closeSign, children }: DrawerProperties) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    const wide = matchMedia('(width >= 1024px)')
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
    }
  }, [])

  /** A press on the backdrop (the dialog itself, outside its content) or on a link closes. */
  const closeOnPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget || (event.target as Element).closest('a[href]')) close()
  }

  return (
    <dialog ref={dialog} id={DRAWER} className="drawer" aria-label={title} onClick={closeOnPress}>
      <div className="drawer__body">
        <div className="drawer__head">
          <p>{title}</p>
          <button type="button" className="icon-button" {...closes} onClick={close}>
            <span className="visually-hidden">{closeLabel}</span>
            {closeSign}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
