import type { Alt } from '../alt.ts'

/** Views of the goods of the shop. */
export const GOODS = {
  'cap-front': {
    en: 'Dark green cotton cap from the front, a fine mint line embroidered beside the middle seam.',
    zh: '深绿色棉质鸭舌帽正面，中缝旁绣着一条薄荷绿细线。',
    ar: 'قبعة قطنية خضراء داكنة من الأمام، وبجوار درزتها الوسطى خط نعناعي دقيق مطرز.',
  },
  'cap-side': {
    en: 'The cap from its side: a round crown of six panels, a gently bent visor.',
    zh: '鸭舌帽侧面：六片圆顶，帽檐微弯。',
    ar: 'القبعة من الجانب: تاج مستدير من ست قطع وحافة منحنية قليلًا.',
  },
  'cap-detail': {
    en: 'The embroidered meridian close up: mint thread on washed green cotton, seams beside it.',
    zh: '绣线特写：薄荷绿绣线落在水洗绿棉布上，旁有车缝线。',
    ar: 'خط الزوال المطرز عن قرب: خيط نعناعي على قطن أخضر مغسول وبجواره الدرزات.',
  },
  'cap-back': {
    en: 'The back of the cap: an arch with a strap of the same cloth and a brass buckle.',
    zh: '鸭舌帽背面：弧形开口，同布调节带配黄铜扣。',
    ar: 'ظهر القبعة: فتحة مقوسة وشريط من القماش نفسه بإبزيم نحاسي.',
  },
  'cap-packaging': {
    en: 'The cap before its kraft carton with a green paper band.',
    zh: '鸭舌帽与牛皮纸盒，盒上束着绿色腰封。',
    ar: 'القبعة أمام علبتها من الكرتون البني وحولها شريط ورقي أخضر.',
  },
  'diffuser-front': {
    en: 'Scent diffuser of bare clay with the rings of the potter’s wheel, closed by a cedar lid.',
    zh: '素陶香薰扩散器，瓶身留有拉坯纹，配雪松木盖。',
    ar: 'فوّاحة من فخار غير مزجج تظهر عليها حلقات الدولاب، بغطاء من خشب الأرز.',
  },
  'diffuser-detail': {
    en: 'Neck and lid close up: cedar grain above bare clay.',
    zh: '瓶颈与木盖特写：雪松木纹与素陶质地。',
    ar: 'العنق والغطاء عن قرب: عروق الأرز فوق الفخار العاري.',
  },
  'diffuser-open': {
    en: 'The diffuser open, its cedar lid lying beside it.',
    zh: '打开的香薰扩散器，雪松木盖放在一旁。',
    ar: 'الفوّاحة مفتوحة وغطاؤها الخشبي إلى جانبها.',
  },
  'diffuser-in-use': {
    en: 'The diffuser beside a small amber bottle of scented oil.',
    zh: '香薰扩散器与一小瓶琥珀色精油。',
    ar: 'الفوّاحة وإلى جانبها قنينة كهرمانية صغيرة من الزيت العطري.',
  },
  'diffuser-packaging': {
    en: 'The diffuser before its tall kraft carton.',
    zh: '香薰扩散器与它的高身牛皮纸盒。',
    ar: 'الفوّاحة أمام علبتها الكرتونية الطويلة.',
  },
  'bookmark-front': {
    en: 'Brass bookmark with an etched graticule and a green tassel, lying on a light table.',
    zh: '黄铜书签平放桌面，蚀刻经纬网，系着绿色流苏。',
    ar: 'فاصل كتب نحاسي عليه شبكة إحداثيات محفورة وشرّابة خضراء، على طاولة فاتحة.',
  },
  'bookmark-detail': {
    en: 'The etching close up: dark lines in brushed brass, one of them broader.',
    zh: '蚀刻特写：拉丝黄铜上的深色细线，其中一条较粗。',
    ar: 'الحفر عن قرب: خطوط داكنة في نحاس مصقول، أحدها أعرض.',
  },
  'bookmark-in-use': {
    en: 'The bookmark between the pages of a closed wine-red book.',
    zh: '书签夹在一本合上的酒红色书中。',
    ar: 'الفاصل بين صفحات كتاب مغلق بلون النبيذ.',
  },
  'bookmark-packaging': {
    en: 'The bookmark on the card it is sold on, cream with a green foot.',
    zh: '书签与包装卡：米白卡纸，底部一段绿色。',
    ar: 'الفاصل على بطاقة بيعه، بلون القشدة وطرف أخضر.',
  },
  'brooch-front': {
    en: 'Round brooch: a globe in green enamel between brass wires, one meridian in bright mint.',
    zh: '圆形胸针：黄铜丝勾出经纬，绿色珐琅填成地球，一条经线为亮薄荷色。',
    ar: 'دبوس مستدير: كرة أرضية من المينا الخضراء بين أسلاك نحاسية، وخط زوال نعناعي ساطع.',
  },
  'brooch-detail': {
    en: 'Brass wires and glossy enamel close up.',
    zh: '黄铜丝与光亮珐琅的特写。',
    ar: 'الأسلاك النحاسية والمينا اللامعة عن قرب.',
  },
  'brooch-back': {
    en: 'Two brooches, one turned over: the needle and its catch on brushed brass.',
    zh: '两枚胸针，一枚翻面：拉丝黄铜背面的别针与扣。',
    ar: 'دبوسان أحدهما مقلوب: الإبرة ومشبكها على نحاس مصقول.',
  },
  'brooch-in-use': {
    en: 'The brooch on the lapel of a dark grey felt coat.',
    zh: '别在深灰毛呢大衣翻领上的胸针。',
    ar: 'الدبوس على ياقة معطف من اللباد الرمادي الداكن.',
  },
  'brooch-packaging': {
    en: 'The brooch on a cream card in its open green box.',
    zh: '打开的绿色小盒，胸针躺在米白衬卡上。',
    ar: 'الدبوس على بطاقة فاتحة في علبته الخضراء المفتوحة.',
  },
  'planter-front': {
    en: 'Fluted concrete pot on a cork foot, planted with a pale green succulent.',
    zh: '带竖纹的混凝土小盆，软木底垫，盆中一株浅绿多肉。',
    ar: 'أصيص خرساني مضلع على قاعدة فلين وفيه نبتة عصارية خضراء فاتحة.',
  },
  'planter-above': {
    en: 'From above: the rosette of the succulent fills the pot, its tips faintly pink.',
    zh: '俯视：多肉的莲座铺满盆口，叶尖微红。',
    ar: 'من الأعلى: وردة النبتة تملأ الأصيص وأطرافها وردية خفيفة.',
  },
  'planter-detail': {
    en: 'Cast concrete with pores and flutes, standing on cork.',
    zh: '浇铸混凝土的气孔与竖纹，立于软木之上。',
    ar: 'خرسانة مصبوبة بمسامها وأضلاعها قائمة على الفلين.',
  },
  'planter-together': {
    en: 'Three planters in a row.',
    zh: '三只小盆排成一行。',
    ar: 'ثلاثة أصص في صف واحد.',
  },
  'planter-packaging': {
    en: 'The planter before its kraft carton with a green band.',
    zh: '小盆与束着绿色腰封的牛皮纸盒。',
    ar: 'الأصيص أمام علبته الكرتونية ذات الشريط الأخضر.',
  },
  'lamp-front': {
    en: 'Slender aluminium desk lamp with a lit flat head, its green cable clipped to the arm.',
    zh: '纤细的铝制台灯，扁平灯头亮着，绿色线缆夹在灯臂上。',
    ar: 'مصباح مكتب نحيل من الألمنيوم برأس مسطح مضاء، وسلكه الأخضر مثبت على الذراع.',
  },
  'lamp-in-use': {
    en: 'The lamp at night, its warm light falling on an open notebook.',
    zh: '夜里，台灯的暖光落在摊开的本子上。',
    ar: 'المصباح ليلًا وضوؤه الدافئ يقع على دفتر مفتوح.',
  },
  'tool-roll-closed': {
    en: 'Rolled canvas tool roll with two leather straps, coloured grips showing at one end.',
    zh: '卷好的帆布工具包，两条皮带束紧，一端露出彩色手柄。',
    ar: 'لفافة أدوات من القماش مربوطة بحزامين جلديين، وتظهر من طرفها مقابض ملونة.',
  },
  'tool-roll-open': {
    en: 'The roll laid open: eleven tools and a pen, each in its sewn pocket.',
    zh: '展开的工具包：十一件工具与一支笔，各在缝好的插袋中。',
    ar: 'اللفافة مبسوطة: إحدى عشرة أداة وقلم، كل في جيبه المخيط.',
  },
  'notebook-stack': {
    en: 'Five thread-bound notebooks in five colours, stacked, stitches on their spines.',
    zh: '五本锁线装订的本子，五种颜色叠放，书脊露出针脚。',
    ar: 'خمسة دفاتر مجلدة بالخيط بخمسة ألوان مكدسة، وغرزها ظاهرة على الكعوب.',
  },
  'notebook-open': {
    en: 'A notebook open on a ruled page with columns, a green pencil beside it.',
    zh: '摊开的本子，横格分栏，旁边一支绿色铅笔。',
    ar: 'دفتر مفتوح على صفحة مسطرة ذات أعمدة، وإلى جانبه قلم رصاص أخضر.',
  },
} satisfies Record<string, Alt>
