import type { Alt } from '../alt.ts'

/** Emblems of people: heads drawn like globes, without features of any real face. */
export const PEOPLE = {
  'person-01': {
    en: 'Line drawing of a person with short parted hair and an open collar.',
    zh: '线条人像：侧分短发，翻领衬衫。',
    ar: 'رسم خطي لشخص بشعر قصير مفروق وياقة مفتوحة.',
  },
  'person-02': {
    en: 'Line drawing of a person with hair cut at the chin and a round neckline.',
    zh: '线条人像：齐颌短发，圆领上衣。',
    ar: 'رسم خطي لشخص بشعر يصل إلى الذقن وفتحة عنق مستديرة.',
  },
  'person-03': {
    en: 'Line drawing of a person wearing a headscarf.',
    zh: '线条人像：佩戴头巾。',
    ar: 'رسم خطي لشخص يرتدي حجابًا.',
  },
  'person-04': {
    en: 'Line drawing of a person wearing a ghutra held by a double cord.',
    zh: '线条人像：头披方巾，以双环黑箍固定。',
    ar: 'رسم خطي لشخص يرتدي غترة وعقالًا.',
  },
  'person-05': {
    en: 'Line drawing of a person with short hair, a full beard and a jacket.',
    zh: '线条人像：短发，络腮胡，西装外套。',
    ar: 'رسم خطي لشخص بشعر قصير ولحية كاملة وسترة.',
  },
  'person-06': {
    en: 'Line drawing of a person with hair tied in a bun and round glasses.',
    zh: '线条人像：发髻，圆框眼镜。',
    ar: 'رسم خطي لشخص بشعر معقود ونظارة مستديرة.',
  },
  'person-07': {
    en: 'Line drawing of a person with a shaven head, glasses and a roll-neck.',
    zh: '线条人像：光头，眼镜，高领毛衣。',
    ar: 'رسم خطي لشخص حليق الرأس بنظارة وياقة عالية.',
  },
  'person-08': {
    en: 'Line drawing of a person with long hair over the shoulders.',
    zh: '线条人像：长发及肩。',
    ar: 'رسم خطي لشخص بشعر طويل على الكتفين.',
  },
  'person-09': {
    en: 'Line drawing of a person with a round crown of curls.',
    zh: '线条人像：蓬松卷发。',
    ar: 'رسم خطي لشخص بشعر مجعد كثيف مستدير.',
  },
  'person-10': {
    en: 'Line drawing of a person with a straight fringe, square glasses and a shirt.',
    zh: '线条人像：齐刘海，方框眼镜，衬衫。',
    ar: 'رسم خطي لشخص بغرّة مستقيمة ونظارة مربعة وقميص.',
  },
  'person-11': {
    en: 'Line drawing of a person wearing a turban, with a beard and a buttoned jacket.',
    zh: '线条人像：头缠包头巾，蓄须，立领外套。',
    ar: 'رسم خطي لشخص بعمامة ولحية وسترة مزررة.',
  },
  'person-12': {
    en: 'Line drawing of a person with hair drawn back into a tail and a shawl.',
    zh: '线条人像：束发马尾，披肩。',
    ar: 'رسم خطي لشخص بشعر مشدود إلى الخلف ووشاح.',
  },
  'person-13': {
    en: 'Line drawing of a person with hair cut at the chin, square glasses and a jacket.',
    zh: '线条人像：齐颌短发，方框眼镜，西装外套。',
    ar: 'رسم خطي لشخص بشعر يصل إلى الذقن ونظارة مربعة وسترة.',
  },
  'person-14': {
    en: 'Line drawing of a person wearing a headscarf and round glasses.',
    zh: '线条人像：佩戴头巾与圆框眼镜。',
    ar: 'رسم خطي لشخص يرتدي حجابًا ونظارة مستديرة.',
  },
  'person-15': {
    en: 'Line drawing of a person with parted hair, square glasses and a jacket.',
    zh: '线条人像：侧分短发，方框眼镜，西装外套。',
    ar: 'رسم خطي لشخص بشعر مفروق ونظارة مربعة وسترة.',
  },
  'person-16': {
    en: 'Line drawing of a person with short hair, a full beard and a roll-neck.',
    zh: '线条人像：短发，络腮胡，高领毛衣。',
    ar: 'رسم خطي لشخص بشعر قصير ولحية كاملة وكنزة عالية الياقة.',
  },
  'person-17': {
    en: 'Line drawing of a person with hair tied in a bun and a shirt.',
    zh: '线条人像：发髻，衬衫。',
    ar: 'رسم خطي لشخص بشعر معقود وقميص.',
  },
  'person-18': {
    en: 'Line drawing of a person with a shaven head, a beard and an open collar.',
    zh: '线条人像：光头蓄须，翻领衬衫。',
    ar: 'رسم خطي لشخص حليق الرأس ملتحٍ بياقة مفتوحة.',
  },
  'person-19': {
    en: 'Line drawing of a person with long hair and a standing collar.',
    zh: '线条人像：长发，立领上衣。',
    ar: 'رسم خطي لشخص بشعر طويل وياقة قائمة.',
  },
  'person-20': {
    en: 'Line drawing of a person wearing a ghutra with a double cord, and a beard.',
    zh: '线条人像：头披方巾，系双环黑箍，蓄须。',
    ar: 'رسم خطي لشخص ملتحٍ يرتدي غترة وعقالًا مزدوجًا.',
  },
} satisfies Record<string, Alt>
