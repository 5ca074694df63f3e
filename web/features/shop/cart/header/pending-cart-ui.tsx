'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#web/ui/icon.tsx'

/** Later than the region itself, because screen readers ignore texts that arrive together with it. */
const OFFLINE_MS = 100
/** Shorter waits need no answer. */
const SLOW_MS = 1000

function subscribeToConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const isConnected = () => navigator.onLine

/** Answers a click on a button of the shop while the code for it loads: offline at once, on a slow connection after a second. */
export function PendingCartUi() {
  const [toast, common] = [useTranslations('toast'), useTranslations('common')]
  const isOnline = useSyncExternalStore(subscribeToConnection, isConnected, () => true)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timeout = setTimeout(setSlow, isOnline ? SLOW_MS : OFFLINE_MS, true)
    return () => {
      clearTimeout(timeout)
    }
  }, [isOnline])
  return createPortal(
    <section className="toasts" aria-label={toast('region')}>
      <div role="status">
        {isSlow && (
          <div className="toast-card" data-state="active">
            <Icon name="info" />
            <p>{isOnline ? common('loading') : toast('offline')}</p>
          </div>
        )}
      </div>
    </section>,
    document.body,
  )
}
