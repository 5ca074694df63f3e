import fc, { type Arbitrary } from 'fast-check'
import type { SiteRoute } from './site-routes.ts'

/** A request as sent. */
export interface FuzzedRequest {
  method: string
  /** Path and query, not normalized. */
  path: string
  headers: Record<string, string>
  body: string | null
}

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const WITHOUT_BODY: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Texts that break parsers, routers, queries and file systems. */
const STRANGE = [
  '',
  '%',
  '%25',
  '%00',
  '%0d%0aX-Injected:%201',
  '%E0%A4%A',
  '%C0%AE%C0%AE',
  '%F0%9F%92%A9',
  '%ED%A0%80',
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%2Fevil.example',
  '\\evil.example',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '[object%20Object]',
  '-1',
  '0',
  '1e309',
  '9999999999999999999',
  "'%22%3E%3Cscript%3E",
  '*[_type==%22order%22]',
  '$ref',
  ';',
  '.md',
  'contact.md.md',
  'x.png',
  'page',
  'a'.repeat(3_000),
] as const

/** Existing values, so that requests pass the first check. */
const KNOWN = [
  'en',
  'zh',
  'ar',
  'EN',
  'contact',
  'services',
  'security.md',
  'shop',
  'grid',
  'page',
  '2',
  '1.xml',
  `order.${'0'.repeat(32)}`,
] as const

const unicode = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((text) => encodeURIComponent(text.toWellFormed()))
const segment = fc.oneof(fc.constantFrom(...STRANGE), fc.constantFrom(...KNOWN), unicode)

/** The name of a folder, unchanged, in capitals, or with an encoded letter. */
const named = (name: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(name) },
    { weight: 1, arbitrary: fc.constant(name.toUpperCase()) },
    { weight: 1, arbitrary: fc.constant(`%${name.charCodeAt(0).toString(16)}${name.slice(1)}`) },
  )

function pathOf(route: SiteRoute): Arbitrary<string> {
  const parts = route
    .split('/')
    .filter(Boolean)
    .map((folder) => {
      if (folder === '[locale]')
        return fc.oneof({ weight: 5, arbitrary: fc.constantFrom('en', 'zh', 'ar') }, segment)
      if (folder.startsWith('[[...')) return fc.array(segment, { maxLength: 5 }).map((all) => all.join('/'))
      if (folder.startsWith('[...'))
        return fc.array(segment, { minLength: 1, maxLength: 5 }).map((all) => all.join('/'))
      return folder.startsWith('[') ? segment : named(folder)
    })
  return fc.tuple(...parts).map((all) => `/${all.join('/')}`)
}

const PARAMETERS = [
  ...['q', 'page', 'locale', 'order', 'refund', 'returnUrl', 'result', 'state', 'path', 'from', 'to', 'sale'],
  ...['color', 'mode', 'oobCode', 'continueUrl', 'sanity-preview-secret', 'sanity-preview-pathname', '_rsc'],
  ...['sanity-preview-perspective', '__proto__', 'x'],
] as const

const value = fc.oneof(
  segment,
  fc.constantFrom('/en', 'https://evil.example', '//evil.example', 'javascript:alert(1)'),
)

const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), fc.constantFrom('=', '[]=', ''), value), { maxLength: 4 })
  .map((all) => (all.length === 0 ? '' : `?${all.map((parts) => parts.join('')).join('&')}`))

/** What HTTP allows in a header. */
const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 40,
})

const headers = fc.record(
  {
    accept: fc.constantFrom('*/*', 'text/html', 'text/x-component', 'application/json', ';;;'),
    'accept-language': fc.oneof(fc.constantFrom('ar', 'en;q=x', ';;q=,*', 'zh-TW,zh;q=0.5'), headerText),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', '*'),
    authorization: fc.oneof(fc.constantFrom('Bearer ', 'Bearer a.b.c', 'Basic Og==', 'bearer x'), headerText),
    'content-type': fc.constantFrom(
      ...['application/json', 'application/x-www-form-urlencoded', 'text/plain;charset=utf-8', 'x'],
      ...['multipart/form-data', 'multipart/form-data; boundary=b', 'application/json; charset=klingon'],
    ),
    'if-modified-since': headerText,
    'if-none-match': headerText,
    'next-action': fc.constantFrom('0', 'x', 'a'.repeat(42)),
    'next-router-prefetch': fc.constantFrom('1', '2', 'x'),
    'next-router-segment-prefetch': fc.constantFrom('/_tree', '/__PAGE__', '/../x', ''),
    'next-router-state-tree': fc.oneof(fc.constantFrom('%', '[]', '%5B%22%22%5D', 'null'), headerText),
    'next-url': fc.constantFrom('/en', '%', '//x'),
    origin: fc.constantFrom('null', 'https://evil.example', 'SITE', 'x'),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    referer: fc.constantFrom('SITE/en', 'x', 'https://evil.example/'),
    rsc: fc.constantFrom('1', '0'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'x'),
    'stripe-signature': fc.constantFrom('t=1,v1=0', 'x'),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
    'x-forwarded-host': fc.constantFrom('evil.example', ':', 'a b'),
    'x-forwarded-proto': fc.constantFrom('https', 'x'),
    'x-middleware-subrequest': fc.constantFrom('proxy', 'proxy:proxy:proxy:proxy:proxy'),
    'x-nextjs-data': fc.constantFrom('1'),
  },
  { requiredKeys: [] },
)

/** `SESSION` is replaced by the cookie of a signed-in customer. */
const cookie = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.constant('SESSION') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['__session=x', '__session=a.b.c', '__session=%', 'NEXT_LOCALE=klingon', 'NEXT_LOCALE=ar', '=;=;,'],
      ...[
        '__prerender_bypass=x',
        '__prerender_bypass=x; sanity-preview-perspective=%',
        'form-result={"id":1}',
      ],
      ...['form-result=%7B', 'SESSION; form-result=[]'],
    ),
  },
)

const fields = fc.dictionary(
  fc.constantFrom(
    ...[
      'email',
      'password',
      'name',
      'locale',
      'returnUrl',
      'items',
      'currency',
      'idempotencyKey',
      'secret',
      'mode',
    ],
    ...['oobCode', 'kind', 'syncTags', 'id', '__proto__', '$ACTION_ID_x', 'productId', 'quantity', 'action'],
  ),
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('en', 'a@example.com', 'USD', 'reset', 'verifyEmail'),
    fc.array(fc.record({ productId: fc.constantFrom('1030', '', '__proto__'), quantity: fc.double() }), {
      maxLength: 3,
    }),
  ),
)

const body = fc.oneof(
  fields.map((all) => JSON.stringify(all)),
  fields.map((all) =>
    new URLSearchParams(
      Object.entries(all).map(([name, one]): [string, string] => [name, JSON.stringify(one)]),
    ).toString(),
  ),
  fc.jsonValue().map((one) => JSON.stringify(one)),
  fc.constantFrom(
    '',
    '{',
    '[[[[',
    'null',
    '%',
    '=&=',
    '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n',
  ),
  fc.integer({ min: 1, max: 200_000 }).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary' }),
)

/** The body of an order in the right shape, so that prices, stock and limits are reached. */
const orderBody = fc.record(
  {
    items: fc.array(
      fc.record({
        productId: fc.constantFrom('10201', '10011', '1030', '10000-green-m', '10000', 'missing'),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    currency: fc.constantFrom('USD', 'EUR', 'CNY', 'SAR'),
    idempotencyKey: fc.uuid(),
    codes: fc.array(fc.constantFrom('WELCOME10', 'SHIPFREE', 'UNKNOWN'), { maxLength: 3 }),
    delivery: fc.constantFrom('delivery-standard', 'delivery-express-europe', 'delivery-missing'),
    locale: fc.constantFrom('en', 'zh', 'ar'),
    expected: fc.integer({ min: 0, max: 100_000 }),
  },
  { requiredKeys: ['items', 'currency', 'idempotencyKey'] },
)

/** An order of a signed-in customer from a page of the site. */
const orderRequest: Arbitrary<FuzzedRequest> = orderBody.map((order) => ({
  method: 'POST',
  path: '/api/orders',
  headers: {
    'content-type': 'application/json',
    origin: 'SITE',
    'sec-fetch-site': 'same-origin',
    cookie: 'SESSION',
  },
  body: JSON.stringify(order),
}))

/** Any request for a route; for orders, half of them are orders in the right shape. */
export const fuzzedRequest = (route: SiteRoute): Arbitrary<FuzzedRequest> =>
  route === '/api/orders' ? fc.oneof(anyRequest(route), orderRequest) : anyRequest(route)

const anyRequest = (route: SiteRoute): Arbitrary<FuzzedRequest> =>
  fc
    .record({ method: fc.constantFrom(...METHODS), path: pathOf(route), query, headers, cookie, body })
    .map(({ method, path, query: search, headers: sent, cookie: carried, body: text }) => ({
      method,
      path: path + search,
      headers: { ...sent, ...(carried !== '' && { cookie: carried }) },
      body: WITHOUT_BODY.includes(method) ? null : text,
    }))

/** Requests for a route with parameters whose percent-encoding is malformed; none for a route without parameters. */
export const malformedRequests = (route: SiteRoute): FuzzedRequest[] =>
  route.includes('[')
    ? ['%', '%E0%A4%A'].map((text) => ({
        method: 'GET',
        path: route.replaceAll(/\[+[^\]]+\]+/g, text),
        headers: {},
        body: null,
      }))
    : []
