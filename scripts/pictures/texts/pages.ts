import type { Alt } from '../alt.ts'

/** Drawings of the landing pages. */
export const DEMOS = {
  'demo-classic': {
    en: 'A temple front in exact proportions, with its construction circles and the middle axis in green.',
    zh: '比例精确的柱廊立面与作图圆，中轴为绿色。',
    ar: 'واجهة معبد بنِسب دقيقة ودوائر بنائها، ومحورها الأوسط أخضر.',
  },
  'demo-creative': {
    en: 'A rosette drawn by a pendulum: many turning loops in one unbroken line.',
    zh: '摆绘的玫瑰线：一笔不断的旋转环线。',
    ar: 'وردة مرسومة ببندول: حلقات كثيرة دوّارة بخط واحد متصل.',
  },
  'demo-digital': {
    en: 'A sphere made of thousands of dots, larger towards the light, with a green band around it.',
    zh: '由数千圆点构成的球体，向光处点径渐大，腰间一圈为绿色。',
    ar: 'كرة من آلاف النقاط تكبر نحو الضوء، وحولها حزام أخضر.',
  },
  'demo-design': {
    en: 'Squares and arcs of a golden spiral with all its construction lines, the spiral itself in green.',
    zh: '黄金螺线的方格、圆弧与全部作图线，螺线为绿色。',
    ar: 'مربعات اللولب الذهبي وأقواسه وكل خطوط بنائه، واللولب نفسه أخضر.',
  },
  'demo-seo': {
    en: 'A landscape of peaks in contour lines; the highest one is found and marked in green.',
    zh: '等高线群峰，最高的一座被找到并以绿色标出。',
    ar: 'قمم مرسومة بخطوط الكنتور، وقد عُثر على أعلاها وعُلّمت بالأخضر.',
  },
  'demo-product': {
    en: 'A device taken apart along its axis: case, board, battery and glass floating one above another.',
    zh: '设备的爆炸图：外壳、主板、电池与玻璃沿轴线依次悬浮。',
    ar: 'جهاز مفكك على محوره: الغلاف واللوحة والبطارية والزجاج معلّقة بعضها فوق بعض.',
  },
  'demo-app': {
    en: 'Two phones in outline showing schematic screens: a map with a route, and a list with a chart.',
    zh: '两部手机的轮廓与示意界面：一张带路线的地图，一份带图表的列表。',
    ar: 'هاتفان بخطوط خارجية يعرضان شاشتين تخطيطيتين: خريطة عليها مسار، وقائمة مع رسم بياني.',
  },
  'demo-finance': {
    en: 'Candles of a price chart over months, with bands of deviation and a green moving average.',
    zh: '数月价格的蜡烛图，配有离差带与绿色均线。',
    ar: 'شموع رسم للأسعار عبر أشهر مع نطاقات انحراف ومتوسط متحرك أخضر.',
  },
} satisfies Record<string, Alt>

/** Drawings of pages that are not there, or not yet. */
export const PAGES = {
  missing: {
    en: 'A globe of meridians with one segment lifted out; its place is outlined in green.',
    zh: '由经线构成的地球，其中一瓣被取出，空缺处以绿色勾勒。',
    ar: 'كرة من خطوط الطول رُفعت منها شريحة، ومكانها محدد بالأخضر.',
  },
  soon: {
    en: 'A green disc about to rise over a ruled horizon, with the arc of its path drawn ahead.',
    zh: '绿色圆盘将从地平线升起，前方已绘出其轨迹弧线。',
    ar: 'قرص أخضر يوشك أن يشرق فوق أفق من الخطوط، وقوس مساره مرسوم أمامه.',
  },
} satisfies Record<string, Alt>

/** Skylines of the cities of the offices. */
export const OFFICES = {
  'office-london': {
    en: 'Skyline of London in hairlines: a dome, a clock tower, towers of glass and the river.',
    zh: '细线绘出的伦敦天际线：穹顶、钟楼、玻璃塔楼与泰晤士河。',
    ar: 'أفق لندن بخطوط دقيقة: قبة وبرج ساعة وأبراج زجاجية والنهر.',
  },
  'office-shenzhen': {
    en: 'Skyline of Shenzhen in hairlines: slender towers before hills, and the bay.',
    zh: '细线绘出的深圳天际线：群山前的高楼与海湾。',
    ar: 'أفق شنجن بخطوط دقيقة: أبراج نحيلة أمام التلال والخليج.',
  },
  'office-riyadh': {
    en: 'Skyline of Riyadh in hairlines: a tower with an opening at its top, a pyramid of steel, palms and dunes.',
    zh: '细线绘出的利雅得天际线：顶部镂空的高塔、钢制尖塔、棕榈与沙丘。',
    ar: 'أفق الرياض بخطوط دقيقة: برج ذو فتحة في قمته وهرم من الفولاذ ونخيل وكثبان.',
  },
} satisfies Record<string, Alt>
