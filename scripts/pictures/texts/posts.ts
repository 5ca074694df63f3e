import type { Alt } from '../alt.ts'

/** Covers of blog posts. */
export const POSTS = {
  'post-01': {
    en: 'A network drawn as three tilted rings of nodes, with one path marked in green from the core to the edge.',
    zh: '以三层倾斜圆环绘出的网络拓扑，一条绿色路径由核心通向边缘。',
    ar: 'شبكة مرسومة على هيئة ثلاث حلقات مائلة من العُقد، يتميّز فيها بالأخضر مسارٌ واحد من المركز إلى الطرف.',
  },
  'post-02': {
    en: 'A twenty-four-hour dial on which the arcs of three on-call shifts overlap at each handover.',
    zh: '一面二十四小时表盘，三段值班弧线在每次交接处彼此重叠。',
    ar: 'قرص من أربع وعشرين ساعة تتداخل عليه أقواس ثلاث مناوبات عند كل تسليم.',
  },
  'post-03': {
    en: 'Five layers of a system stacked one above another, joined by one green vertical line.',
    zh: '系统的五个层次依次叠放，由一条绿色垂线贯通。',
    ar: 'خمس طبقات لنظام واحد، بعضها فوق بعض، يصل بينها خط رأسي أخضر.',
  },
  'post-04': {
    en: 'Lines leave a crowded grid of squares, gather into a bundle and arrive as a tidy row of circles.',
    zh: '线条从密集的方格出发，汇成一束，再整齐地抵达一列圆点。',
    ar: 'خطوط تغادر شبكة مزدحمة من المربعات، وتجتمع في حزمة، ثم تصل إلى صف منظم من الدوائر.',
  },
  'post-05': {
    en: 'A key in a pin tumbler lock, in section: every pin stands exactly at the green shear line.',
    zh: '弹子锁的剖面：钥匙插入后，每颗弹子都恰好停在绿色剪切线上。',
    ar: 'مقطع في قفل أسطواني وداخله مفتاح: تقف كل المسامير عند خط القص الأخضر تمامًا.',
  },
  'post-06': {
    en: 'The rows of a table run to the right and rise into the curves of a chart.',
    zh: '表格的各行向右延伸，起伏成一幅图表的曲线。',
    ar: 'صفوف جدول تمتد جانبًا ثم ترتفع لتصير منحنيات رسم بياني.',
  },
  'post-07': {
    en: 'Three letters of the Latin, Chinese and Arabic scripts, outlined with their construction lines.',
    zh: '拉丁、汉字与阿拉伯三种文字各一字，以轮廓与辅助线绘出。',
    ar: 'ثلاثة أحرف من الكتابات اللاتينية والصينية والعربية مرسومة بحدودها وخطوط بنائها.',
  },
  'post-08': {
    en: 'Families of cost curves over time; two of them cross at a point marked in green.',
    zh: '一组随时间变化的成本曲线，其中两条相交于绿色标出的一点。',
    ar: 'عائلتان من منحنيات التكلفة عبر الزمن، يتقاطع اثنان منها عند نقطة معلَّمة بالأخضر.',
  },
  'post-09': {
    en: 'The signals of forty systems one below another; a disturbance begins in one and spreads to its neighbours.',
    zh: '四十个系统的信号逐行排列，一处扰动由其中一个开始，向两侧扩散。',
    ar: 'إشارات أربعين نظامًا بعضها تحت بعض، يبدأ اضطراب في أحدها ثم يمتد إلى جيرانه.',
  },
  'post-10': {
    en: 'The grid of a world map with rings of latency around three cloud regions and the route between them.',
    zh: '世界地图的经纬网，三个云区域外环绕着延迟等值圈，区域之间有航线相连。',
    ar: 'شبكة خريطة العالم وحول ثلاث مناطق سحابية حلقات زمن الاستجابة والمسار الواصل بينها.',
  },
} satisfies Record<string, Alt>
