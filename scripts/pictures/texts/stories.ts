import type { Alt } from '../alt.ts'

/** Covers of customer stories. */
export const STORIES = {
  'story-01': {
    en: 'A suspension bridge in hairlines over calm water, its main cable in green.',
    zh: '以细线绘出的悬索桥横跨静水，主缆为绿色。',
    ar: 'جسر معلّق بخطوط دقيقة فوق ماء ساكن، وكابله الرئيس أخضر.',
  },
  'story-02': {
    en: 'A lighthouse on a rock of contour lines, its beam reaching over a ruled sea.',
    zh: '灯塔立于等高线绘成的礁石上，光束掠过平行线构成的海面。',
    ar: 'منارة على صخرة من خطوط الكنتور، يمتد شعاعها فوق بحر من الخطوط المتوازية.',
  },
  'story-03': {
    en: 'Threads on a loom: warp and weft meet in a woven pattern, one thread in green.',
    zh: '织机上的经纬线交织成纹，其中一根为绿色。',
    ar: 'خيوط على نول: السدى واللُّحمة يلتقيان في نسيج، وأحد الخيوط أخضر.',
  },
  'story-04': {
    en: 'Terraced fields as contour lines on a hillside, with a watercourse in green.',
    zh: '山坡梯田以等高线绘出，一道水渠为绿色。',
    ar: 'مدرّجات زراعية كخطوط الكنتور على سفح تل، ومجرى الماء بالأخضر.',
  },
  'story-05': {
    en: 'Shelves of a library seen from the front, spines of every width, one book in green.',
    zh: '正面所见的图书馆书架，书脊宽窄不一，其中一册为绿色。',
    ar: 'رفوف مكتبة من الأمام، كعوب كتبها متفاوتة العرض، وأحد الكتب أخضر.',
  },
} satisfies Record<string, Alt>
