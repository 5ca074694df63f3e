import { type ComponentType, useMemo } from 'react'
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
export function withLocalizedSearch<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
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
