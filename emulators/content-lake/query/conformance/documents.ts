import type { Content } from '../testing/dataset.ts'

const geography = (lat: number, lng: number) => ({ _type: 'geopoint', lat, lng })

/** The documents that the cases query. */
export const documents: Content[] = [
  { _id: 'ada', _type: 'person', name: 'Ada', age: 36, tags: ['x', 'y'], friend: { _ref: 'bob' } },
  {
    _id: 'bob',
    _type: 'person',
    name: 'Bob',
    age: 28,
    tags: ['y'],
    friends: [{ _ref: 'ada' }, { _ref: 'cy' }],
  },
  { _id: 'cy', _type: 'person', name: 'Cy', tags: [] },
  { _id: 'drafts.cy', _type: 'person', name: 'Cyrus' },
  { _id: 'versions.r1.cy', _type: 'person', name: 'Cy in spring' },
  { _id: 'a.b', _type: 'part', n: 1 },
  { _id: 'a.b.c', _type: 'part', n: 2 },
  { _id: 'm1', _type: 'mixed', value: 'text' },
  { _id: 'm2', _type: 'mixed', value: 2 },
  { _id: 'm3', _type: 'mixed', value: true },
  { _id: 'm4', _type: 'mixed', value: null },
  { _id: 'm5', _type: 'mixed', value: 1 },
  { _id: 'm6', _type: 'mixed', value: false },
  { _id: 'm7', _type: 'mixed', value: 'Text' },
  {
    _id: 'post',
    _type: 'post',
    title: 'Battle of Britain',
    body: [
      {
        _key: 'k1',
        _type: 'block',
        children: [
          { _type: 'span', text: 'One ' },
          { _type: 'span', text: 'two' },
        ],
      },
      { _key: 'k2', _type: 'block', children: [{ _type: 'span', text: 'three' }] },
    ],
    rows: [
      { _key: 'r1', n: 1, cells: [{ v: 'a' }, { v: 'b' }], author: { _ref: 'ada' } },
      { _key: 'r2', n: 2, cells: [{ v: 'c' }], author: { _ref: 'nobody' } },
    ],
    nested: { deep: { value: 7 } },
  },
  { _id: 'oslo', _type: 'place', location: geography(59.913889, 10.752222) },
  { _id: 'paris', _type: 'place', location: geography(48.8589, 2.3469) },
  { _id: 'nowhere', _type: 'place' },
  { _id: '_.releases.r1', _type: 'system.release', name: 'r1' },
]
