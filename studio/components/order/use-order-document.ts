import { useState } from 'react'
import { useClient } from 'sanity'
import type { OrderDocumentKind } from '#schemas/shared/orders.ts'
import { previewUrl } from '#studio/environment.ts'
import { saveAs } from '../download.ts'

const API = { apiVersion: '2025-10-01' }

const UNREACHABLE = 'The site isn’t responding. Check your connection and try again.'

/** A document to download. */
interface WantedDocument {
  kind: OrderDocumentKind
  /** Key of the refund of a credit note. */
  refund: string | undefined
  language: string
}

/** Downloads documents of an order from the site with the token of the signed-in user. */
export function useOrderDocument(orderId: string) {
  const { token } = useClient(API).config()
  const [loading, setLoading] = useState<string>()
  const [error, setError] = useState<string>()

  async function download(key: string, wanted: WantedDocument): Promise<void> {
    setLoading(key)
    setError(await saveDocument(orderId, wanted, token ?? ''))
    setLoading(undefined)
  }
  return {
    download,
    /** The key of the document being downloaded. */
    loading,
    /** Message of the last failed download. */
    error,
  }
}

/** Saves a document and returns an error message, or undefined on success. */
async function saveDocument(
  orderId: string,
  { kind, refund, language }: WantedDocument,
  token: string,
): Promise<string | undefined> {
  const query = new URLSearchParams({ locale: language, ...(refund && { refund }) })
  const address = `${previewUrl}/api/studio/orders/${encodeURIComponent(orderId)}/documents/${kind}?${query.toString()}`
  try {
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) {
      const { message } = (await response.json()) as { message?: string }
      return message ?? UNREACHABLE
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    saveAs(await response.blob(), name ?? `${kind}.pdf`)
    return undefined
  } catch {
    return UNREACHABLE
  }
}
