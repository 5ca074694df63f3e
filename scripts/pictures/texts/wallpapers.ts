import type { Alt } from '../alt.ts'

/** The wallpapers of the shop, in the order of their numbers. */
export const WALLPAPERS = {
  'prime-meridian': {
    en: 'A dark green globe with a fine graticule; one glowing green meridian falls from the pole to the equator.',
    zh: '深绿色球体上布满细密的经纬网，一条发光的绿色经线自极点落至赤道。',
    ar: 'كرة خضراء داكنة عليها شبكة دقيقة، وخط زوال واحد متوهج يهبط من القطب إلى خط الاستواء.',
  },
  'dune-contours': {
    en: 'Sand dunes seen from above in low light, with brown contour lines crowded on their lee sides.',
    zh: '低斜光线下俯瞰的沙丘，棕色等高线在背风坡密集相叠。',
    ar: 'كثبان رملية من الأعلى في ضوء خافض، وخطوط كنتور بنية تتزاحم على جوانبها البعيدة عن الريح.',
  },
  'tide-table': {
    en: 'Thirty tide curves one in front of another, from pale mist to deep blue, under an empty morning sky.',
    zh: '三十条潮汐曲线由远及近，从薄雾般的浅色渐至深蓝，上方是空阔的晨空。',
    ar: 'ثلاثون منحنى للمد بعضها أمام بعض، من ضباب فاتح إلى أزرق عميق، تحت سماء صباح خالية.',
  },
  'night-flight': {
    en: 'The earth at night: glowing bundles of flight paths join Shenzhen, Riyadh and London.',
    zh: '夜色中的地球，一束束发光的航线连接深圳、利雅得与伦敦。',
    ar: 'الأرض ليلًا، وحزم متوهجة من مسارات الطيران تصل بين شنتشن والرياض ولندن.',
  },
  monsoon: {
    en: 'Thousands of fine blue lines follow the wind like folds of silk, brightest where it blows hardest.',
    zh: '数千条蓝色细线随风起伏，如丝绸的褶皱，风越强处越亮。',
    ar: 'آلاف الخطوط الزرقاء الدقيقة تتبع الريح كطيات الحرير، أسطعها حيث تشتد.',
  },
  strata: {
    en: 'Layers of cut paper in cream, sand and sage, one of them deep green, each casting a soft shadow.',
    zh: '层层剪纸叠成地层，米白、沙色与灰绿之间夹着一层深绿，层层投下柔影。',
    ar: 'طبقات من الورق المقصوص بألوان القشدة والرمل والمريمية، بينها طبقة خضراء، ولكل منها ظل ناعم.',
  },
  'star-catalogue': {
    en: 'A chart of the northern sky around the pole: constellations, two thousand stars and the Milky Way.',
    zh: '以北极为中心的星图：星座连线、两千颗星与横贯的银河。',
    ar: 'خريطة للسماء الشمالية حول القطب: كوكبات وألفا نجم ودرب التبانة.',
  },
  'still-water': {
    en: 'Flat rings fade on calm teal water; light from above softens towards the bottom.',
    zh: '青绿色的平静水面上，圈圈涟漪正在散去，光由上方渐渐隐入深处。',
    ar: 'حلقات منبسطة تتلاشى على ماء ساكن أخضر مزرق، والضوء يخفت من الأعلى إلى الأسفل.',
  },
} satisfies Record<string, Alt>
