import { type ComponentType, useMemo } from 'react'
import type { AssetSource, Tool } from 'sanity'
import { type SanityClient, type Source, SourceProvider, useSource } from 'sanity'
import { styled } from 'styled-components'
import { widenSearch } from './widen-search.ts'

/** Lets Media’s search field shrink, so that its buttons fit a phone. */
const ShrinkingSearch = styled.div`
  display: contents;

  [style*='min-width: 200px'] {
    flex-shrink: 100;
    min-width: min(200px, 25vw) !important;
  }
`

const clients = new WeakMap<SanityClient, SanityClient>()

/** Returns an object like `target`, whose `name` has another value. */
const replaceMember = <Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name],
): Target =>
  new Proxy(target, {
    get(_, key) {
      if (key === name) return value
      const member: unknown = Reflect.get(target, key)
      // Clients have private fields, so that methods need the client itself.
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })

/** Returns the client that Media searches with; the same one for the same client. */
function searchingClient(client: SanityClient): SanityClient {
  const { observable } = client
  const fetch = ((query: string, ...rest: [never, never]) =>
    observable.fetch(widenSearch(query), ...rest)) as typeof observable.fetch
  const known =
    clients.get(client) ?? replaceMember(client, 'observable', replaceMember(observable, 'fetch', fetch))
  clients.set(client, known)
  return known
}

/** Returns a view of Media whose search finds alternative texts, titles and descriptions in all languages. The plugin has no setting for it. */
function withLocalizedSearch<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function LocalizedSearch(props: Props) {
    const source = useSource()
    const searching = useMemo(
      (): Source => ({ ...source, getClient: (options) => searchingClient(source.getClient(options)) }),
      [source],
    )
    return (
      <SourceProvider source={searching}>
        <ShrinkingSearch>
          <View {...props} />
        </ShrinkingSearch>
      </SourceProvider>
    )
  }
}

/** Studio's own list of uploads, which it names after the workspace. */
const STUDIO_SOURCE = 'sanity-default'

/** The name of Media, as a source and as a tool. */
const MEDIA = 'media'

/** Names Studio's own list of uploads by what it shows, beside the source “Media”, which searches texts of all languages. */
export const describeSources = (newest: string) => (sources: AssetSource[]) =>
  sources.map((source) => {
    if (source.name === STUDIO_SOURCE) return { ...source, title: newest }
    return source.name === MEDIA ? { ...source, component: withLocalizedSearch(source.component) } : source
  })

/** Lets the tool Media search texts of all languages. */
export const searchLocalizedMedia = (tool: Tool): Tool =>
  tool.name === MEDIA ? { ...tool, component: withLocalizedSearch(tool.component) } : tool
