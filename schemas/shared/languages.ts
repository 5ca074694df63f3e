/** Languages that people speak: those of ISO 639-1, and others with many speakers, by their ISO 639-3 code. */
export const LANGUAGE_CODES: readonly string[] = (
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch ckb co cr cs cv cy da de dv dz ee el en ' +
  'eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gu gv ha hak he hi ho hr ht hu hy hz id ig ii ik io is it iu ' +
  'ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na ' +
  'nan nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so ' +
  'sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi vo wa wo wuu xh yi yo yue za zh zu'
).split(' ')

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the English name of a language. */
export const languageName = (code: string): string => NAMES.of(code) ?? code
