import { deviates, rejected, section, unsupported } from '../case.ts'

const square = '{"type": "Polygon", "coordinates": [[[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]]]}'
const ring = '[[4, 4], [6, 4], [6, 6], [4, 6], [4, 4]]'
const holed = `{"type": "Polygon", "coordinates": [[[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]], ${ring}]}`
const inner = `{"type": "Polygon", "coordinates": [[[3, 3], [7, 3], [7, 7], [3, 7], [3, 3]]]}`
const across = '{"type": "LineString", "coordinates": [[-1, 5], [11, 5]]}'
const point = (lat: number, lng: number) => `{"lat": ${lat}, "lng": ${lng}}`
const oslo = point(59.913889, 10.752222)
const stockholm = point(59.329444, 18.068611)
const block = '{"_type": "block", "children": [{"_type": "span", "text": "a"}]}'
const changes = '{"a": 1, "b": [{"c": 1}]}, {"a": 2, "b": [{"c": 1}]}'

export const extensions = [
  section('geo(), geo::latLng()', [
    [`geo(${point(1, 2)})`, { type: 'Point', coordinates: [2, 1] }],
    ['geo({"lat": 1, "lon": 2, "more": 3})', { type: 'Point', coordinates: [2, 1] }],
    ['geo({"lat": 1, "lng": 2, "lon": 2})', null],
    ['geo({"lat": 1})', null],
    ['geo({"lat": 1, "lng": "2"})', null],
    [`geo(geo(${point(1, 2)}))`, { type: 'Point', coordinates: [2, 1] }],
    [
      `geo(${across})`,
      {
        type: 'LineString',
        coordinates: [
          [-1, 5],
          [11, 5],
        ],
      },
    ],
    ['geo({"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1]]]})', null],
    ['geo({"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]]})', null],
    ['geo({"type": "Point", "coordinates": [1]})', null],
    ['geo({"type": "Feature", "geometry": null})', null],
    [
      'geo({"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 2, 3]}]})',
      { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }] },
    ],
    ['geo("1,2")', null],
    ['geo()', rejected(/Expected 1, got 0/)],
    ['geo::latLng(1, 2)', { type: 'Point', coordinates: [2, 1] }],
    ['geo::latLng(1, null)', null],
    ['*[_id == "oslo"]{"p": global::geo(location)}[0].p.coordinates[1]', 59.913889],
  ]),
  section('geo::contains()', [
    [`geo::contains(${square}, ${point(5, 5)})`, true],
    [`geo::contains(${square}, ${point(5, 50)})`, false],
    [`geo::contains(${holed}, ${point(5, 5)})`, false],
    [`geo::contains(${square}, ${across})`, false],
    [`geo::contains(${square}, ${inner})`, true],
    [`geo::contains(${holed}, ${inner})`, false],
    [`geo::contains(${inner}, ${square})`, false],
    [`geo::contains(${point(1, 1)}, ${point(1, 1)})`, true],
    [`geo::contains(${across}, {"type": "LineString", "coordinates": [[0, 5], [1, 5]]})`, true],
    [`geo::contains(${square}, null)`, null],
    [`geo::contains(1, ${square})`, null],
  ]),
  section('geo::intersects()', [
    [`geo::intersects(${square}, ${across})`, true],
    [`geo::intersects(${across}, ${square})`, true],
    [`geo::intersects(${square}, ${inner})`, true],
    [`geo::intersects(${point(5, 5)}, ${holed})`, false],
    [`geo::intersects(${point(4, 4)}, ${holed})`, true],
    [`geo::intersects(${across}, {"type": "LineString", "coordinates": [[0, 0], [0, 9]]})`, true],
    [`geo::intersects(${across}, {"type": "LineString", "coordinates": [[0, 6], [9, 6]]})`, false],
    [`geo::intersects(${square}, "here")`, null],
  ]),
  section('geo::distance()', [
    [`geo::distance(${oslo}, ${stockholm})`, 416760.7738822515],
    [`geo::distance(geo(${oslo}), ${oslo})`, 0],
    [`geo::distance(${oslo}, ${square})`, null],
    [`geo::distance(${oslo}, 1)`, null],
    [`*[_type == "place"] | order(geo::distance(location, ${stockholm}))._id`, ['oslo', 'paris', 'nowhere']],
    [
      `*[geo::distance(location, $here) < 500000]._id`,
      ['oslo'],
      { here: { lat: 59.329444, lng: 18.068611 } },
    ],
  ]),
  section('pt(), pt::text()', [
    [`pt(${block})`, { _type: 'block', children: [{ _type: 'span', text: 'a' }] }],
    [`pt([${block}, {"_type": "image"}])`, null],
    ['pt("text")', null],
    [`pt::text(${block})`, 'a'],
    ['pt::text(*[_id == "post"][0].body)', 'One two\n\nthree'],
    [`pt::text([${block}, {"_type": "image"}])`, 'a'],
    ['pt::text([])', null],
    ['pt::text("text")', null],
    ['*[_id == "post" && pt::text(body) match "thr*"]._id', ['post']],
  ]),
  section('diff::changedAny(), diff::changedOnly()', [
    [`diff::changedAny(${changes}, a)`, true],
    [`diff::changedAny(${changes}, b)`, false],
    [`diff::changedAny(${changes}, (a, b))`, true],
    [`diff::changedAny(${changes}, b[].c)`, false],
    [`diff::changedOnly(${changes}, a)`, true],
    [`diff::changedOnly(${changes}, b)`, false],
    [`diff::changedAny(${changes}, anywhere(c == 1))`, false],
    [`diff::changedAny(${changes}, 1)`, rejected(/./)],
    ['delta::changedAny(a)', rejected(/Undefined function/)],
    ['before()', rejected(/Undefined function/)],
  ]),
  section('score(), boost()', [
    ['*[_type in ["post", "place"]] | score(title match "battle") [0]._id', 'post'],
    ['*[_id in ["ada", "bob", "cy"]] | score(boost(name == "Cy", 3), age > 30)._id', ['cy', 'ada', 'bob']],
    ['*[_id in ["ada", "bob", "cy"]] | score(name == "Bob", age > 20)[_score > 1]._id', ['bob']],
    ['*[_id in ["ada", "bob"]] | score(age > 30) | score(name == "Bob", age < 30)._id', ['bob', 'ada']],
    [
      '*[_id == "ada"] | score(name match "nobody")._score',
      deviates(
        [0],
        'as hosted: what does not match scores 0, so that `[_score > 0]` keeps what does; the draft begins at 1',
      ),
    ],
    ['boost(true, 1)', rejected(/unexpected boost/)],
    ['score(true)', rejected(/Undefined function/)],
    ['*{name} | score(name match "ada")', rejected(/before a projection/)],
    ['*[_type == "post"].title | score(true)', rejected(/before a projection/)],
  ]),
  section('sanity::, releases::, documents::, identity(), user::', [
    ['sanity::projectId() == "" || sanity::dataset() == ""', false],
    ['*[sanity::versionOf("cy")]._id', ['cy', 'drafts.cy', 'versions.r1.cy']],
    ['*[sanity::partOfRelease("r1")]._id', ['versions.r1.cy']],
    ['*[sanity::partOfVariant("v")]._id', []],
    ['releases::all()[].name', ['r1']],
    ['*[_id == "ada"]{"n": documents::incomingRefCount()}[0].n', 2],
    ['documents::get({"_ref": "ada"}).name', 'Ada'],
    ['defined(identity())', true],
    ['user::attributes()', {}],
  ]),
  section('text::, media::', [
    ['*[@ match text::query("britain battle")]._id', ['post']],
    ['*[@ match text::query("britain -battle")]._id', []],
    ['*[[title] match text::query("\\"of Britain\\"")]._id', ['post']],
    ['*[_id == "post"] | score(text::query("battle"))[_score > 0]._id', ['post']],
    [
      '* | score(text::semanticSimilarity("war"))',
      unsupported(/needs embeddings/, 'the lake has no embeddings'),
    ],
    ['media::aspect(1, 2)', unsupported(/needs a media library/, 'the lake has no media library')],
  ]),
]
